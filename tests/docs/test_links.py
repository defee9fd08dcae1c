"""Links between the pages lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
GENERATED = re.findall(
    r'"((?:gallery|reference)/\w+\.md|figures\.md)"', (ROOT / "docs" / "build_site.py").read_text()
) + [f"gallery/{path.stem}.md" for path in (ROOT / "examples" / "gallery").glob("*.py")]


def links(page: Path) -> list[str]:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "code", text)
    found = re.findall(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)", text)
    return [link for link in found if "://" not in link]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_nowhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return target not in {ROOT / "docs" / page for page in GENERATED}  # which the site has
    return bool(anchor) and anchor not in anchors(target)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert [] == [link for link in links(page) if leads_nowhere(page, link)]
