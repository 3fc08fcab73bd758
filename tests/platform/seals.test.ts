import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SealUse } from "~/operations/ports";
import { createSecrets } from "~/platform/secrets";

const use = (purpose: SealUse["purpose"], owner: string): SealUse => ({ purpose, owner });
const ftp = use("ftp-password", "tenant-a");

/** As seals were made before they had a purpose. */
function olderSeal(pepper: string, text: string): string {
  const iv = randomBytes(12);
  const key = createHash("sha256").update(`seal|${pepper}`).digest();
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

describe("a seal", () => {
  const secrets = createSecrets(() => "first");

  it("opens for its own purpose and owner alone", async () => {
    const sealed = await secrets.seal("rope and paint", ftp);
    expect(await secrets.unseal(sealed, ftp)).toBe("rope and paint");
    for (const other of [
      use("ftp-password", "tenant-b"),
      use("second-factor", "tenant-a"),
      use("waiting-identity", ""),
    ])
      expect(await secrets.unseal(sealed, other)).toBeNull();
  });

  it("differs each time, and opens for nothing that was changed in it", async () => {
    const [one, two] = [await secrets.seal("x", ftp), await secrets.seal("x", ftp)];
    expect(one).not.toBe(two);
    for (const changed of [
      `${one}x`,
      one.replace("v2", "v3"),
      one.slice(0, -2),
      two.slice(0, 20) + one.slice(20),
      "",
    ])
      expect(await secrets.unseal(changed, ftp)).toBeNull();
  });

  it("opens after the pepper was replaced, is stale then, and is none when the old pepper is gone", async () => {
    const sealed = await secrets.seal("kept", ftp);
    const rotated = createSecrets(() => "second, first");
    expect(await rotated.unseal(sealed, ftp)).toBe("kept");
    expect([await secrets.isStaleSeal(sealed), await rotated.isStaleSeal(sealed)]).toEqual([false, true]);
    const again = await rotated.seal("kept", ftp);
    const alone = createSecrets(() => "second");
    expect([await alone.unseal(again, ftp), await alone.unseal(sealed, ftp)]).toEqual(["kept", null]);
    expect(await alone.isStaleSeal(again)).toBe(false);
  });

  it("of the older form opens, with any pepper that counts, and is stale", async () => {
    const rotated = createSecrets(() => "second,first");
    const sealed = olderSeal("first", "from before");
    expect(await rotated.unseal(sealed, ftp)).toBe("from before");
    expect(await secrets.unseal(sealed, ftp)).toBe("from before");
    expect(await createSecrets(() => "second").unseal(sealed, ftp)).toBeNull();
    expect(await secrets.isStaleSeal(sealed)).toBe(true);
  });
});

describe("a sealed digest", () => {
  it("is made with the current pepper, and compared with those of all", async () => {
    const [before, after] = [createSecrets(() => "first"), createSecrets(() => "second,first")];
    const [old, current] = [await before.sealedDigest("code"), await after.sealedDigest("code")];
    expect(old).not.toBe(current);
    expect(await after.sealedDigests("code")).toEqual([current, old]);
  });
});
