import { describe, expect, it } from "vitest";
import { scannerOf } from "~/platform/scanner/scanner-of";

const deployed = { APP_ENV: "production", SCANNER_URL: "https://scanner.example/files" };
const bytes = new TextEncoder().encode("%PDF-1.7 of March");

function service(answer: () => Response) {
  const asked: { url: string; init: RequestInit }[] = [];
  const ask = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  }) as typeof fetch;
  return { asked, ask };
}

describe("the scanner of the environment", () => {
  it("is none unless it is named", () => {
    expect(scannerOf({ APP_ENV: "production" })).toBeUndefined();
  });

  it("gets the file and the key, and says what it found", async () => {
    const { asked, ask } = service(() => Response.json({ infected: true, name: "Eicar-Test-File" }));
    expect(await scannerOf({ ...deployed, SCANNER_KEY: "k3y" }, ask)?.scan(bytes)).toEqual({
      found: "Eicar-Test-File",
    });
    expect(asked[0]?.url).toBe(deployed.SCANNER_URL);
    expect(asked[0]?.init).toMatchObject({ method: "POST", body: bytes, redirect: "manual" });
    expect(new Headers(asked[0]?.init.headers).get("Authorization")).toBe("Bearer k3y");
  });

  it("says that nothing was found", async () => {
    const { asked, ask } = service(() => Response.json({ infected: false }));
    expect(await scannerOf(deployed, ask)?.scan(bytes)).toEqual({ found: null });
    expect(new Headers(asked[0]?.init.headers).has("Authorization")).toBe(false);
  });

  it.each([
    ["refuses", () => new Response(null, { status: 503 })],
    [
      "leads elsewhere",
      () => new Response(null, { status: 307, headers: { Location: "https://a.example" } }),
    ],
    ["answers otherwise", () => Response.json({ clean: true })],
    ["answers no JSON", () => new Response("OK")],
  ])("fails when it %s", async (_what, answer) => {
    await expect(scannerOf(deployed, service(answer).ask)?.scan(bytes)).rejects.toThrow();
  });

  it.each(["http://scanner.example/files", "https://me:secret@scanner.example/files", "files"])(
    "is refused at %s",
    (SCANNER_URL) => {
      expect(() => scannerOf({ APP_ENV: "production", SCANNER_URL })).toThrow();
    },
  );
});
