/** What decides whether a request comes from one of our own pages. */
export type OriginPolicy = {
  /** Host names that the server answers to, without port; empty means any. Stops DNS rebinding on a loopback server. */
  hosts: readonly string[];
  /** Other origins, such as `https://docs.example.com`, whose pages may call our routes. */
  allowedOrigins: readonly string[];
};

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Why the request is refused, or undefined. Requests without `Origin` come from no web page and pass. */
export function originProblem(request: Request, policy: OriginPolicy): string | undefined {
  const host = parseUrl(`http://${request.headers.get("host") ?? ""}`);
  if (policy.hosts.length > 0 && !policy.hosts.includes(host?.hostname ?? "")) {
    return "The Host header names a host that this server does not answer to.";
  }
  const header = request.headers.get("origin");
  if (header === null) {
    return request.headers.get("sec-fetch-site") === "cross-site"
      ? "Pages of other sites may not call this route."
      : undefined;
  }
  const origin = parseUrl(header);
  const isOwn = origin !== undefined && host !== undefined && origin.host === host.host;
  if (isOwn || policy.allowedOrigins.includes(header)) return undefined;
  return "Pages of other origins may not call this route.";
}
