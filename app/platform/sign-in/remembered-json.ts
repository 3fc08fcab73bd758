import { withTimeout } from "../with-timeout";

type Remembered = { json: unknown; until: number };

/** What was fetched, not who is fetching it: in Workers the promise of another request may never end. */
const remembered = new Map<string, Remembered>();

const longestWait = 10_000;

/**
 * The JSON at an address, kept in this isolate for `lifetime` milliseconds. `afresh` asks again, though not within ten
 * seconds of the last answer. Throws when the answer is late, not JSON, or not 200; redirects are not followed.
 */
export async function rememberedJson(
  url: string,
  lifetime: number,
  { afresh = false } = {},
): Promise<unknown> {
  const now = Date.now();
  const known = remembered.get(url);
  if (known && known.until > now && !(afresh && known.until < now + lifetime - longestWait))
    return known.json;
  const response = await withTimeout(
    fetch(url, { headers: { Accept: "application/json" }, redirect: "manual" }),
    longestWait,
  );
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const json: unknown = await withTimeout(response.json(), longestWait);
  remembered.set(url, { json, until: now + lifetime });
  return json;
}
