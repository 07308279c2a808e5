import fs from "node:fs";

export * from "node:fs";
export default fs;

/** Stands in for Node 22's `fs.globSync`. */
export const globSync =
  fs.globSync ??
  (() => {
    throw new Error("fs.globSync needs Node 22");
  });
