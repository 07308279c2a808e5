import type { QueryReader } from "@/lib/domain/run-query";

/** Reads a page's `searchParams`; of a name that is given several times, the first value counts. */
export function queryReader(searchParams: Record<string, string | string[] | undefined>): QueryReader {
  return {
    get(name) {
      const value = searchParams[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
  };
}
