/** How far the time in a signature may be from ours, in seconds. */
const tolerance = 300;

/**
 * Whether a request comes from Paddle: the header holds a time and one or more digests, several while a secret is being
 * replaced, of which one must be the HMAC of the time and the body (Paddle, "Verify webhook signatures"). `secrets` are
 * those that are valid now, for the time of our own rotation.
 */
export async function isFromPaddle(
  body: string,
  header: string | null,
  secrets: readonly string[],
  now: Date,
): Promise<boolean> {
  const parts = (header ?? "").split(";").map((part) => part.trim().split("="));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [time = ""] = valuesOf("ts");
  const digests = valuesOf("h1").filter((digest) => /^[0-9a-f]{64}$/i.test(digest));
  if (!/^\d+$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > tolerance) return false;
  const signed = new TextEncoder().encode(`${time}:${body}`);
  for (const secret of secrets) {
    const key = await keyOf(secret);
    for (const digest of digests)
      if (await crypto.subtle.verify("HMAC", key, bytesOf(digest), signed)) return true;
  }
  return false;
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
