import { Buffer } from "node:buffer";
import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import type { Secrets } from "~/operations/ports";
import { oneTimePasswords } from "./sign-in/one-time-passwords";

/** scrypt with N 2^14, r 8, p 5 (OWASP password storage): 16 MiB and some 140 ms. The setting is kept with the hash. */
const cost = { N: 16_384, r: 8, p: 5 };
const maxmem = 64 * 1024 * 1024;

/** Hashing of passwords, codes, tokens and keys. `pepper` never leaves the environment and is asked for when needed. */
export const createSecrets = (pepper: () => string): Secrets => ({
  async hashPassword(password) {
    const salt = randomBytes(16);
    const hash = await derive(password, salt, cost);
    return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), hash.toString("base64")].join("$");
  },
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
  async sealedDigest(text) {
    const encoder = new TextEncoder();
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encoder.encode(pepper()), algorithm, false, ["sign"]);
    return hex(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  },
  async seal(text) {
    const iv = randomBytes(12);
    const algorithm = { name: "AES-GCM", iv };
    const sealed = await crypto.subtle.encrypt(
      algorithm,
      await sealKey(pepper()),
      new TextEncoder().encode(text),
    );
    return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64url");
  },
  async unseal(sealed) {
    const bytes = Buffer.from(sealed, "base64url");
    const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, 12) };
    const text = await crypto.subtle
      .decrypt(algorithm, await sealKey(pepper()), bytes.subarray(12))
      .catch(() => null);
    return text && new TextDecoder().decode(text);
  },
  newToken: () => randomBytes(32).toString("base64url"),
  newCode: () => String(randomInt(0, 1_000_000)).padStart(6, "0"),
  totp: oneTimePasswords,
});

/** Another use of the pepper needs another key: codes are digested with the pepper itself. */
async function sealKey(pepper: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`seal|${pepper}`));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const derive = (password: string, salt: Uint8Array, options: typeof cost) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, 32, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

const hex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString("hex");
