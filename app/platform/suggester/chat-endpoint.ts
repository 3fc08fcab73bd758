/** Names and numbers of machines that are nobody's but one's own. */
const inward =
  /^(?:localhost|.*\.(?:local|internal|localhost)|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)/;

/**
 * The address to ask, from the base address of an OpenAI-compatible service. It must be https, without credentials, and
 * lead outside; `local` (development) also allows http and this machine. Throws on any other.
 */
export function chatEndpoint(base: string, local: boolean): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}/chat/completions`);
  const isSafe = url.protocol === "https:" && !inward.test(url.hostname);
  if (url.username || url.password || !(isSafe || (local && url.protocol === "http:")))
    throw new Error("SUGGESTER_URL must be an https address outside this network");
  return url;
}
