import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import type { SealUse, Secrets } from "~/operations/ports";

const version = "v2";
const encoder = new TextEncoder();

/**
 * Seals: AES-GCM with a key that HKDF (RFC 5869) derives from the pepper for each purpose, the purpose and the owner as
 * additional data, so that a seal opens for its own use alone. A seal names its key: "v2.key.bytes". The first of the peppers
 * seals, all of them open. Seals of an older form, without purpose, open until they are renewed.
 */
export const createSeals = (
  peppers: () => readonly [string, ...string[]],
): Pick<Secrets, "seal" | "unseal" | "isStaleSeal"> => ({
  async seal(text, use) {
    const [pepper] = peppers();
    const iv = randomBytes(12);
    const algorithm = { name: "AES-GCM", iv, additionalData: boundTo(use) };
    const sealed = await crypto.subtle.encrypt(algorithm, await keyFor(pepper, use), encoder.encode(text));
    const bytes = Buffer.concat([iv, Buffer.from(sealed)]).toString("base64url");
    return [version, await keyIdOf(pepper), bytes].join(".");
  },
  async unseal(sealed, use) {
    const [form, keyId, bytes = ""] = sealed.split(".");
    if (form !== version) return unsealOlder(sealed, peppers());
    for (const pepper of peppers())
      if ((await keyIdOf(pepper)) === keyId) return opened(bytes, await keyFor(pepper, use), boundTo(use));
    return null;
  },
  isStaleSeal: async (sealed) => !sealed.startsWith(`${version}.${await keyIdOf(peppers()[0])}.`),
});

const boundTo = ({ purpose, owner }: SealUse) => encoder.encode(JSON.stringify([version, purpose, owner]));

const keyFor = async (pepper: string, { purpose }: SealUse): Promise<CryptoKey> => {
  const algorithm = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode(`seal|${purpose}`),
  };
  return crypto.subtle.deriveKey(
    algorithm,
    await materialOf(pepper),
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
};

/** Eight hexadecimal digits that tell one pepper from another and nothing about it. */
async function keyIdOf(pepper: string): Promise<string> {
  const algorithm = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode("key id") };
  return Buffer.from(await crypto.subtle.deriveBits(algorithm, await materialOf(pepper), 32)).toString("hex");
}

const materialOf = (pepper: string) =>
  crypto.subtle.importKey("raw", encoder.encode(pepper), "HKDF", false, ["deriveKey", "deriveBits"]);

async function unsealOlder(sealed: string, peppers: readonly string[]): Promise<string | null> {
  for (const pepper of peppers) {
    const bytes = await crypto.subtle.digest("SHA-256", encoder.encode(`seal|${pepper}`));
    const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["decrypt"]);
    const text = await opened(sealed, key);
    if (text !== null) return text;
  }
  return null;
}

async function opened(base64: string, key: CryptoKey, additionalData?: Uint8Array<ArrayBuffer>) {
  const bytes = Buffer.from(base64, "base64url");
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, 12), ...(additionalData && { additionalData }) };
  const text = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(12)).catch(() => null);
  return text && new TextDecoder().decode(text);
}
