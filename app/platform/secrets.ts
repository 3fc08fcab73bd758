import { Buffer } from "node:buffer";
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import type { Secrets } from "~/operations/ports";
import { createSeals } from "./seals";
import { oneTimePasswords } from "./sign-in/one-time-passwords";

/** scrypt with N 2^14, r 8, p 5 (OWASP password storage): 16 MiB and some 140 ms. The setting is kept with the hash. */
export const passwordCost = { N: 16_384, r: 8, p: 5 };
const maxmem = 64 * 1024 * 1024;

/**
 * Hashing of passwords, codes, tokens and keys. `pepper` never leaves the environment and is asked for when needed; it may
 * be several, separated by commas, while one replaces another.
 */
export const createSecrets = (
  pepper: () => string,
  cost = passwordCost,
  isBreached: Secrets["isBreached"] = async () => false,
): Secrets => ({
  isBreached,
  async hashPassword(password) {
    const salt = randomBytes(16);
    return storedHash(cost, salt, await derive(password, salt, cost));
  },
  dummyPasswordHash: storedHash(cost, Buffer.alloc(16), Buffer.alloc(32)),
  async passwordMatches(password, stored) {
    const [scheme, n, r, p, salt, hash] = stored.split("$");
    if (scheme !== "scrypt" || !salt || !hash) return false;
    const expected = Buffer.from(hash, "base64");
    const actual = await derive(password, Buffer.from(salt, "base64"), {
      N: Number(n),
      r: Number(r),
      p: Number(p),
    });
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  },
  digest: async (text) => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
  async digestOf(parts) {
    const hash = createHash("sha256");
    for await (const part of parts) hash.update(part);
    return hash.digest("hex");
  },
  sealedDigest: (text) => hmacOf(peppersIn(pepper())[0], text),
  sealedDigests: (text) => Promise.all(peppersIn(pepper()).map((one) => hmacOf(one, text))),
  ...createSeals(() => peppersIn(pepper())),
  newToken: () => randomBytes(32).toString("base64url"),
  newCode: () => String(randomInt(0, 1_000_000)).padStart(6, "0"),
  totp: oneTimePasswords,
});

/** Peppers are separated by commas: the first is used, the others open what is there until it is renewed. */
function peppersIn(setting: string): [string, ...string[]] {
  const [first = "", ...others] = setting.split(",").map((one) => one.trim());
  return [first, ...others.filter((one) => one !== "")];
}

async function hmacOf(pepper: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(pepper), algorithm, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

const storedHash = ({ N, r, p }: typeof passwordCost, salt: Buffer, hash: Buffer) =>
  ["scrypt", N, r, p, salt.toString("base64"), hash.toString("base64")].join("$");

const derive = (password: string, salt: Uint8Array, options: typeof passwordCost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, 32, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

const hex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString("hex");
