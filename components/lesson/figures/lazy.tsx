"use client";

import dynamic from "next/dynamic";

/*
 * Every figure as a chunk of its own: a lesson loads the scripts of the one that it shows. They are rendered on the
 * server all the same, and become interactive after the rest of the page.
 */
export const BuildError = dynamic(() => import("./build-error").then((module) => module.BuildError));
export const GenericOrStructured = dynamic(() =>
  import("./generic-or-structured").then((module) => module.GenericOrStructured),
);
export const LostFailure = dynamic(() => import("./lost-failure").then((module) => module.LostFailure));
export const RecoverLocally = dynamic(() =>
  import("./recover-locally").then((module) => module.RecoverLocally),
);
export const RunCases = dynamic(() => import("./run-cases").then((module) => module.RunCases));
export const SortFailures = dynamic(() => import("./sort-failures").then((module) => module.SortFailures));
export const ThreeRequests = dynamic(() => import("./three-requests").then((module) => module.ThreeRequests));
