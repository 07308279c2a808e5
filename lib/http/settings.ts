import type { OriginPolicy } from "./own-origin";

/** What a deployment can set, from the environment. Every field has a default that suits one public server. */
export type HttpSettings = OriginPolicy & {
  /** `FAILWELL_TRUSTED_PROXIES`: proxies of our own in front of the server. */
  trustedProxies: number;
  /** `FAILWELL_CLIENT_CONCURRENCY`: requests of one client that run or wait, for each costly route. */
  clientConcurrency: number;
  /** `FAILWELL_CLIENT_PER_MINUTE`: requests of one client a minute, for each costly route. */
  clientPerMinute: number;
  /** `FAILWELL_CONCURRENCY`: requests that run at the same time, for each costly route. */
  concurrency: number;
  /** `FAILWELL_QUEUE`: requests that wait for a slot, for each costly route. */
  queue: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

function list(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** @throws {Error} naming the variable, when it is no whole number from `minimum` up */
export function wholeNumber(env: Environment, name: string, fallback: number, minimum: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= minimum) return value;
  throw new Error(`${name} must be a whole number, ${minimum} or more.`);
}

/** Reads the settings. @throws {Error} naming a variable that makes no sense */
export function readHttpSettings(env: Environment): HttpSettings {
  return {
    hosts: list(env.FAILWELL_HOSTS),
    allowedOrigins: list(env.FAILWELL_ALLOWED_ORIGINS),
    trustedProxies: wholeNumber(env, "FAILWELL_TRUSTED_PROXIES", 0, 0),
    clientConcurrency: wholeNumber(env, "FAILWELL_CLIENT_CONCURRENCY", 40, 1),
    clientPerMinute: wholeNumber(env, "FAILWELL_CLIENT_PER_MINUTE", 600, 1),
    concurrency: wholeNumber(env, "FAILWELL_CONCURRENCY", 500, 1),
    queue: wholeNumber(env, "FAILWELL_QUEUE", 2_500, 0),
  };
}
