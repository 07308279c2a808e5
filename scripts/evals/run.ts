// `npm run evals`: the evals matrix from a terminal.
import { join } from "node:path";
import { main } from "./command";

process.exitCode = await main(process.argv.slice(2), join(import.meta.dirname, "..", ".."));
