import { buildPackage } from "./build-package.mjs";
import { restoreManifest, slimManifest } from "./manifest.mjs";

restoreManifest();
await buildPackage();
slimManifest();
