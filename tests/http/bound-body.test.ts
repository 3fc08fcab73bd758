import { describe, expect, it } from "vitest";
import { AppError } from "~/domain/errors/app-error";
import { bodyLimitOf } from "~/http/body-limits";
import { boundBody } from "~/http/bound-body";

const site = "https://fieldwise.example";
const form = "application/x-www-form-urlencoded";

/** A body without a length, in pieces of 16 KB; `pieces` counts those that were asked for. */
function endless(kilobytes: number) {
  const state = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.pieces * 16 >= kilobytes) return controller.close();
        state.pieces++;
        controller.enqueue(new Uint8Array(16 * 1024).fill(97));
      },
    },
    { highWaterMark: 0 },
  );
  return { state, body };
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(site + path, { method: "POST", body, headers, duplex: "half" } as RequestInit);

const refusalOf = (request: Request) =>
  boundBody(request).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? `${error.code}: ${error.messageKey}` : error),
  );

const sizeRefused = "too-large: error.body-too-large";
const countRefused = "too-large: error.body-too-many";

describe("what a request may carry", () => {
  it.each([
    ["/login", 64],
    ["/login.data", 64],
    ["/", 64],
    ["/api/Roles", 64],
    ["/api/TenantAIModels/7/documents/search", 64],
    ["/no/such/page", 64],
    ["/documents/7/delete", 64],
    ["/aimodels/edit-aimodel/7", 1024],
    ["/AIModels/Edit-AIModel/7.data", 1024],
    ["/api/tenantaimodels/7", 1024],
    ["/documents/7", 2 * 1024],
    ["/api/TenantAIModels/7/documents/8/result", 8 * 1024],
    ["/api/TenantAIModels/7/documents/", 25 * 1024 + 256],
    ["/document-processing/7/upload", 500 * 1024 + 256],
    ["/tenant/restore", 500 * 1024 + 256],
    ["/edits/7", 10 * 1024 + 256],
    ["/edits/7/uploads/8", 64],
    ["/api/TenantAIModels/7/FieldWiseEditedResults", 10 * 1024 + 256],
    ["/aimodels/bill-descriptors", 5 * 1024 + 256],
    ["/api/TenantAIModels/EnergyBills/direct", 5 * 1024 + 256],
    ["/api/TenantAIModels/7/documents/8/review", 8 * 1024],
  ])("%s: %i KB", (path, kilobytes) => expect(bodyLimitOf(path).bytes).toBe(kilobytes * 1024));

  it("is refused unread when its length says so", async () => {
    const { state, body } = endless(90 * 1024);
    const request = post("/login", body, {
      "Content-Length": String(90 * 1024 * 1024),
      "Content-Type": form,
    });
    expect(await refusalOf(request)).toBe(sizeRefused);
    expect(state.pieces).toBe(0);
  });

  it("is read no further than the limit when it has no length", async () => {
    const { state, body } = endless(90 * 1024);
    expect(await refusalOf(post("/login", body, { "Content-Type": form }))).toBe(sizeRefused);
    expect(state.pieces).toBe(5);
  });

  it("counts an upload without a length while it is read", async () => {
    const { state, body } = endless(40 * 1024);
    const bounded = await boundBody(post("/api/TenantAIModels/7/documents", body));
    expect(state.pieces).toBeLessThanOrEqual(1);
    await expect(bounded.arrayBuffer()).rejects.toMatchObject({ code: "too-large" });
    expect(state.pieces * 16).toBeLessThan(26 * 1024);
  });

  it("arrives as it was sent", async () => {
    const typed = "name=a%26b&text=%C3%B1&name=c";
    const sent = post("/login?x=1", typed, { "Content-Type": form, Cookie: "a=b" });
    const bounded = await boundBody(sent);
    expect([...(await bounded.formData())]).toEqual([...new URLSearchParams(typed)]);
    expect([bounded.method, bounded.url, bounded.headers.get("Cookie")]).toEqual([
      "POST",
      `${site}/login?x=1`,
      "a=b",
    ]);
    const parts = new FormData();
    parts.append("file", new File(["text"], "a.json"));
    const form_ = await (await boundBody(post("/aimodels/upload-aimodel", parts))).formData();
    expect(await (form_.get("file") as File).text()).toBe("text");
    expect((await boundBody(new Request(site))).body).toBeNull();
  });

  it("has no more fields than a form of ours", async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join("&");
    expect(await refusalOf(post("/login", fields(2_000), { "Content-Type": form }))).toBeNull();
    expect(await refusalOf(post("/login", fields(2_001), { "Content-Type": form }))).toBe(countRefused);
    expect(await refusalOf(post("/login", "&".repeat(50_000), { "Content-Type": "text/plain" }))).toBe(
      countRefused,
    );
    const parts = new FormData();
    for (let at = 0; at <= 100; at++) parts.append("x", "");
    expect(await refusalOf(post("/aimodels/upload-aimodel", parts))).toBe(countRefused);
  });

  it("has JSON of so many values and so many levels, whatever stands in its texts", async () => {
    const json = (text: string) =>
      refusalOf(post("/api/Roles", text, { "Content-Type": "application/json; charset=utf-8" }));
    expect(await json(JSON.stringify(Array.from({ length: 1_900 }, () => 1)))).toBeNull();
    expect(await json(JSON.stringify(Array.from({ length: 2_100 }, () => 1)))).toBe(countRefused);
    expect(await json("[".repeat(33))).toBe(countRefused);
    expect(await json(`${"[".repeat(32)}${"]".repeat(32)}`)).toBeNull();
    expect(await refusalOf(post("/api/Roles", "[".repeat(33)))).toBe(countRefused);
    expect(await json(JSON.stringify({ text: `${'["{\\,'.repeat(5_000)}` }))).toBeNull();
  });
});
