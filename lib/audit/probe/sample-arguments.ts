import { isObject, own } from "../json";

const MAX_SAMPLE_DEPTH = 6;

/** Plausible arguments for a tool: its required properties, from defaults, examples, enums and types. Writes nothing of note. */
export function sampleArguments(schema: Record<string, unknown>): Record<string, unknown> {
  const value = sampleObject(schema, 0);
  return value;
}

function sampleObject(schema: Record<string, unknown>, depth: number): Record<string, unknown> {
  const properties = own(schema, "properties");
  const required = own(schema, "required");
  if (!isObject(properties) || !Array.isArray(required)) return {};
  return Object.fromEntries(
    required
      .filter((key) => typeof key === "string")
      .slice(0, 50)
      .map((key) => [key, sampleValue(own(properties, key), depth + 1)]),
  );
}

function sampleValue(schema: unknown, depth: number): unknown {
  if (!isObject(schema) || depth > MAX_SAMPLE_DEPTH) return null;
  if (Object.hasOwn(schema, "const")) return own(schema, "const");
  if (Object.hasOwn(schema, "default")) return own(schema, "default");
  for (const key of ["examples", "enum"]) {
    const list = own(schema, key);
    if (Array.isArray(list) && list.length > 0) return list[0];
  }
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const options = own(schema, key);
    if (Array.isArray(options) && options.length > 0) return sampleValue(options[0], depth + 1);
  }
  const type = own(schema, "type");
  switch (Array.isArray(type) ? type[0] : type) {
    case "string":
      return sampleString(schema);
    case "number":
    case "integer": {
      const minimum = own(schema, "minimum");
      return typeof minimum === "number" ? minimum : 1;
    }
    case "boolean":
      return false;
    case "array": {
      const minItems = own(schema, "minItems");
      return typeof minItems === "number" && minItems > 0
        ? [sampleValue(own(schema, "items"), depth + 1)]
        : [];
    }
    case "object":
      return sampleObject(schema, depth);
    default:
      return "failwell";
  }
}

function sampleString(schema: Record<string, unknown>): string {
  switch (own(schema, "format")) {
    case "date":
      return "2026-01-01";
    case "date-time":
      return "2026-01-01T00:00:00Z";
    case "email":
      return "nobody@example.com";
    case "uri":
    case "url":
      return "https://example.com/";
    case "uuid":
      return "00000000-0000-4000-8000-000000000000";
    default:
      return "failwell-probe";
  }
}
