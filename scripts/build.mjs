// `npm run build`: a production build, stamped so that `npm start` knows it is up to date.
import { build } from "./setup/build.mjs";

process.exitCode = await build();
