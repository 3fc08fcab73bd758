import { fetchSite } from "@tests/support/fetch-site";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

const site = "http://localhost:8787";

describe("somebody who asks for very much in a minute", () => {
  it("is told to wait, on pages and for files, in whatever session; others are not", async () => {
    const { user, context, download } = await tenantUser();
    const asked: number[] = [];
    let last = await download("/suppliers.csv");
    for (let turn = 0; turn < 140 && last.status === 200; turn++) {
      asked.push(last.status);
      last = await download("/suppliers.csv");
    }
    // The minute may turn in between, once.
    expect(asked.length).toBeGreaterThanOrEqual(60);
    expect(asked.length).toBeLessThanOrEqual(120);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    const cookie = [...user.cookies].map((pair) => pair.join("=")).join("; ");
    const page = await fetchSite(new Request(`${site}/suppliers`, { headers: { Cookie: cookie } }));
    expect(page.status).toBe(429);
    expect(await page.text()).toContain("Too many requests in one minute.");
    const { download: colleague } = await tenantUser({ context });
    expect((await colleague("/suppliers.csv")).status).toBe(200);
  });
});
