import { join } from "node:path";

/** Next.js and React are those of Failwell. @type {import("next").NextConfig} */
export default { turbopack: { root: join(import.meta.dirname, "..", "..", "..") } };
