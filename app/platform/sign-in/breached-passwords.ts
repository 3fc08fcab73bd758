import type { Log } from "~/operations/ports";

export type RangeBindings = { APP_ENV: string; PASSWORD_RANGE_URL?: string };

/** Milliseconds that someone waits for the answer at most. */
const timeout = 3_000;
/** Characters of an answer that are read: of padded ones there are 40,000 at most. */
const mostCharacters = 200_000;

/**
 * Tells whether a password is known from a breach, by the range of its digest (k-anonymity): the service at PASSWORD_RANGE_URL is told
 * the first five of the 40 hexadecimal digits of its SHA-1 and nothing else, and answers with all digests that begin so
 * ("rest:count", one a line). Without an address, and when the service does not answer, no password is. The local environment asks
 * stand-ins on this machine alone.
 */
export const breachedPasswords = (
  { APP_ENV, PASSWORD_RANGE_URL: url = "" }: RangeBindings,
  log: Log,
  ask?: typeof fetch,
): ((password: string) => Promise<boolean>) => {
  if (!isAllowed(url, APP_ENV)) return async () => false;
  return async (password) => {
    const digest = await sha1Of(password);
    try {
      const said = await rangeOf(`${url}${digest.slice(0, 5)}`, ask ?? fetch);
      return countIn(said, digest.slice(5)) > 0;
    } catch (error) {
      log.warn("accounts.breaches-not-asked", { error });
      return false;
    }
  };
};

function isAllowed(url: string, environment: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return environment === "local" ? hostname === "127.0.0.1" : protocol === "https:";
}

async function rangeOf(address: string, ask: typeof fetch): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    // Padding hides from who sees the traffic how long the answer is.
    const answer = await ask(address, {
      headers: { "Add-Padding": "true" },
      redirect: "manual",
      signal: late.signal,
    });
    if (!answer.ok) throw new Error(`the range of a password was refused with ${answer.status}`);
    return (await answer.text()).slice(0, mostCharacters);
  } finally {
    clearTimeout(timer);
  }
}

/** How often the rest of a digest was seen; padding has rests that were seen 0 times. */
function countIn(said: string, rest: string): number {
  for (const line of said.split("\n")) {
    const [digits = "", count = ""] = line.trim().split(":");
    if (digits.toUpperCase() === rest) return Number(count) || 0;
  }
  return 0;
}

async function sha1Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text.normalize("NFKC")));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
