"""The page as it travels: small enough for a phone on a train."""

import gzip
from pathlib import Path

import huit.clients

BUNDLE = Path(huit.clients.__file__).parent / "web"
MOST_BYTES = 80_000


def test_the_page_weighs_no_more_than_it_should():
    texts = [path for path in BUNDLE.rglob("*") if path.suffix in {".css", ".html", ".js", ".svg"}]
    assert any(path.suffix == ".js" for path in texts)
    compressed = [path.with_name(path.name + ".gz") for path in texts]
    assert sum(path.stat().st_size for path in compressed) <= MOST_BYTES
    for path, small in zip(texts, compressed, strict=True):
        assert gzip.decompress(small.read_bytes()) == path.read_bytes()
