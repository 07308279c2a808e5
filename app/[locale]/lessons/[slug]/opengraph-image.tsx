import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "next/navigation";
import { ImageResponse } from "next/og";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { findLesson } from "@/lib/content/lessons";
import { LESSON_SLUGS } from "@/lib/content/lessons/slugs";
import { routing } from "@/lib/i18n/routing";

export const size = { width: 1200, height: 630 };
export const contentType = "image/png";
export const alt = "Failwell";

/** Cut down to the characters of our titles (`scripts/og-font.py`), so that no font is fetched while building. */
const FONT = join(process.cwd(), "lib/content/og/noto-sans-sc-bold-subset.woff");

/** The tokens of the light theme; an image knows no CSS variables. */
const COLOURS = { canvas: "#fafaf7", ink: "#14181b", muted: "#4a5359", accent: "#0a6670" };

/** The picture of a lesson where its address is shared. */
export default async function LessonImage({ params }: { params: Promise<{ locale: string; slug: string }> }) {
  const { locale, slug } = await params;
  const lesson = findLesson(slug);
  if (!lesson || !hasLocale(routing.locales, locale)) notFound();
  const t = await getTranslations({ locale, namespace: "lessons" });
  const data = await readFile(FONT);
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 80,
        background: COLOURS.canvas,
        color: COLOURS.ink,
        borderLeft: `24px solid ${COLOURS.accent}`,
      }}
    >
      <div style={{ fontSize: 34, color: COLOURS.accent }}>
        {t("number", { number: LESSON_SLUGS.indexOf(lesson.slug) + 1 })}
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
        <div style={{ fontSize: 84, lineHeight: 1.15 }}>{lesson.title[locale]}</div>
        <div style={{ fontSize: 36, lineHeight: 1.4, color: COLOURS.muted }}>{lesson.intro[locale]}</div>
      </div>
      <div style={{ fontSize: 34 }}>Failwell</div>
    </div>,
    { ...size, fonts: [{ name: "Noto Sans SC", data, weight: 700 }] },
  );
}
