// Stands in for the "server-only" marker package, which throws outside a server build.
export {};
