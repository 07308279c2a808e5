// Read by every Node that can load ES modules: keep the syntax old, so that the sentence below is what a person sees.

/** The oldest Node that builds and tests Failwell, as [major, minor]; package.json's `engines` says the same. */
export const MINIMUM_NODE = [20, 19];

/** Whether a version such as "20.19.4" is new enough. */
export function isNodeSupported(version) {
  const parts = version.split(".").map(Number);
  return parts[0] > MINIMUM_NODE[0] || (parts[0] === MINIMUM_NODE[0] && parts[1] >= MINIMUM_NODE[1]);
}

/** Ends the process with one clear sentence when Node is too old. */
export function requireSupportedNode() {
  if (isNodeSupported(process.versions.node)) return;
  console.error(
    `Failwell needs Node ${MINIMUM_NODE.join(".")} or newer; this is Node ${process.versions.node}. Install a newer Node from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
