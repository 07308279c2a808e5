"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/icon-button";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
/** Read by `/theme.js` before the first paint. */
const STORAGE_KEY = "failwell:theme";
const CHANGED = "failwell:theme-changed";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function apply(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** One button that goes through system, light and dark. */
export function ThemeSwitch() {
  const t = useTranslations("ui.theme");
  const theme = useSyncExternalStore(subscribe, current, (): Theme => "system");
  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <IconButton
      label={`${t("label")}: ${t(theme)}`}
      icon={<Icon aria-hidden />}
      onClick={() => apply(next)}
    />
  );
}
