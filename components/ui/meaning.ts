import {
  CircleCheck,
  CircleSlash2,
  Clock,
  Info,
  Lock,
  type LucideIcon,
  Pencil,
  Scale,
  Unplug,
} from "lucide-react";

/** The eight reserved meanings and `neutral`. Same word, same colour, same icon in prose, trace and JSON. */
export const MEANINGS = [
  "transient",
  "validation",
  "business",
  "permission",
  "success",
  "empty",
  "protocol",
  "neutral",
] as const;
export type Meaning = (typeof MEANINGS)[number];

export const MEANING_ICONS: Record<Meaning, LucideIcon> = {
  transient: Clock,
  validation: Pencil,
  business: Scale,
  permission: Lock,
  success: CircleCheck,
  empty: CircleSlash2,
  protocol: Unplug,
  neutral: Info,
};

/** Text, ground and edge of a badge or tinted box. */
export const MEANING_BOX: Record<Meaning, string> = {
  transient: "text-transient bg-transient-soft border-transient-line",
  validation: "text-validation bg-validation-soft border-validation-line",
  business: "text-business bg-business-soft border-business-line",
  permission: "text-permission bg-permission-soft border-permission-line",
  success: "text-success bg-success-soft border-success-line",
  empty: "text-empty bg-empty-soft border-empty-line border-dashed",
  protocol: "text-protocol bg-protocol-soft border-protocol-line",
  neutral: "text-neutral bg-neutral-soft border-neutral-line",
};

/** Colour of an icon or word on an ordinary ground (protocol: plain ink, since its own text colour is inverted). */
export const MEANING_TEXT: Record<Meaning, string> = {
  transient: "text-transient",
  validation: "text-validation",
  business: "text-business",
  permission: "text-permission",
  success: "text-success",
  empty: "text-empty",
  protocol: "text-ink",
  neutral: "text-neutral",
};

/** Solid fill, for bars. Pair with the class `swatch`, so that it survives forced colours. */
export const MEANING_FILL: Record<Meaning, string> = {
  transient: "bg-transient",
  validation: "bg-validation",
  business: "bg-business",
  permission: "bg-permission",
  success: "bg-success",
  empty: "bg-empty",
  protocol: "bg-ink",
  neutral: "bg-neutral",
};
