/** Pages of the main navigation, in order; `key` names the word in the namespace `ui`. */
export const NAV_ITEMS = [
  { key: "lessons", href: "/lessons" },
  { key: "lab", href: "/lab" },
  { key: "compare", href: "/compare" },
  { key: "agents", href: "/agents" },
  { key: "evals", href: "/evals" },
  { key: "quiz", href: "/quiz" },
  { key: "workshop", href: "/workshop" },
  { key: "audit", href: "/audit" },
] as const;

/** Pages of the footer by verb: those of the main navigation, and what is reached from them. */
export const FOOTER_GROUPS = [
  { title: "learn", links: ["lessons", "glossary", "quiz", "progress"] },
  { title: "see", links: ["lab", "compare", "agents", "evals", "simulator"] },
  { title: "apply", links: ["workshop", "audit"] },
] as const;
