import { isObject, MAX_DEPTH, own, pointer } from "./json";

export type SchemaProblem = { path: string; seen: string };

/**
 * The first place where a value breaks a JSON Schema. Only what decides a shape is checked (type, required, properties,
 * additionalProperties, items, enum, const, allOf, anyOf, oneOf); patterns are not run, for schemas come from outside.
 */
export function schemaProblem(
  value: unknown,
  schema: unknown,
  path = "",
  depth = 0,
): SchemaProblem | undefined {
  if (!isObject(schema) || depth > MAX_DEPTH) return undefined;
  const type = own(schema, "type");
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (types.length > 0 && !types.some((name) => hasType(value, name)))
    return { path, seen: `type ≠ ${types.join(" | ")}` };
  const allowed = own(schema, "enum");
  if (Array.isArray(allowed) && !allowed.some((entry) => same(entry, value))) return { path, seen: "enum" };
  if (Object.hasOwn(schema, "const") && !same(own(schema, "const"), value)) return { path, seen: "const" };
  return (
    objectProblem(value, schema, path, depth) ??
    itemsProblem(value, schema, path, depth) ??
    combined(value, schema, path, depth)
  );
}

function objectProblem(
  value: unknown,
  schema: Record<string, unknown>,
  path: string,
  depth: number,
): SchemaProblem | undefined {
  if (!isObject(value)) return undefined;
  const required = own(schema, "required");
  const missing = Array.isArray(required)
    ? required.find((key) => typeof key === "string" && !Object.hasOwn(value, key))
    : undefined;
  if (typeof missing === "string") return { path, seen: `required: ${missing}` };
  const properties = own(schema, "properties");
  const known = isObject(properties) ? properties : {};
  for (const [key, child] of Object.entries(value).slice(0, 500)) {
    if (Object.hasOwn(known, key)) {
      const problem = schemaProblem(child, own(known, key), pointer(path, key), depth + 1);
      if (problem) return problem;
    } else if (own(schema, "additionalProperties") === false)
      return { path: pointer(path, key), seen: `additionalProperties: ${key}` };
  }
  return undefined;
}

function itemsProblem(
  value: unknown,
  schema: Record<string, unknown>,
  path: string,
  depth: number,
): SchemaProblem | undefined {
  const items = own(schema, "items");
  if (!Array.isArray(value) || !isObject(items)) return undefined;
  for (const [i, child] of value.slice(0, 200).entries()) {
    const problem = schemaProblem(child, items, pointer(path, i), depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function combined(
  value: unknown,
  schema: Record<string, unknown>,
  path: string,
  depth: number,
): SchemaProblem | undefined {
  const all = own(schema, "allOf");
  if (Array.isArray(all)) {
    for (const part of all.slice(0, 20)) {
      const problem = schemaProblem(value, part, path, depth + 1);
      if (problem) return problem;
    }
  }
  for (const key of ["anyOf", "oneOf"]) {
    const options = own(schema, key);
    if (!Array.isArray(options) || options.length === 0) continue;
    if (options.slice(0, 20).every((option) => schemaProblem(value, option, path, depth + 8)))
      return { path, seen: key };
  }
  return undefined;
}

function hasType(value: unknown, name: unknown): boolean {
  switch (name) {
    case "object":
      return isObject(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === name;
  }
}

function same(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b))
  );
}
