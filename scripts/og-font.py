"""Makes the font of the Open Graph images: Noto Sans CJK SC Bold, cut down to the characters that our titles need.

Usage: python3 scripts/og-font.py /path/to/NotoSansCJK-Bold.ttc   (needs the package fonttools)
"""

import re
import sys
from collections import Counter
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "lib/content/og/noto-sans-sc-bold-subset.woff"
COMMON = 700
"""So many of the commonest Chinese characters of our texts are kept besides, for titles to come."""

texts = [path.read_text("utf-8") for path in (ROOT / "lib").rglob("*") if path.suffix in {".ts", ".mdx", ".json"}]
metas = [path.read_text("utf-8") for path in ROOT.glob("lib/content/lessons/*/meta.ts")]
counts = Counter(re.findall(r"[\u4e00-\u9fff]", "".join(texts)))
titles = set("".join(re.findall(r"(?:title|intro): \{.*?\},\n", "".join(metas), re.S)))
characters = titles | {char for char, _ in counts.most_common(COMMON)} | set(map(chr, range(0x20, 0x7F)))
characters |= set("“”‘’，。：；？！（）、—…·《》")

font = next(f for f in TTCollection(sys.argv[1]).fonts if f["name"].getDebugName(1) == "Noto Sans CJK SC")
options = subset.Options(flavor="woff", layout_features=[], hinting=False, name_IDs=[0, 1, 2, 13, 14], notdef_outline=True)
subsetter = subset.Subsetter(options)
subsetter.populate(text="".join(characters))
subsetter.subset(font)
TARGET.parent.mkdir(parents=True, exist_ok=True)
subset.save_font(font, TARGET, options)
print(f"{len(characters)} characters, {TARGET.stat().st_size // 1024} KB")
