// The suite imports `globSync` from "fs", which Node 20 lacks; it only uses it for an option that we do not pass.
import { register } from "node:module";

register("./fs-hook.mjs", import.meta.url);
