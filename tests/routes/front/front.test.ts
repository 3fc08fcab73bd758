import { fetchSite } from "@tests/support/fetch-site";
import { noScriptUser } from "@tests/support/no-script-user";
import { describe, expect, it } from "vitest";

describe("the pages in front of the product", () => {
  it("lead from signing in to what the product does, to its prices, and to an account", async () => {
    const user = noScriptUser();
    await user.open("/login");
    expect(user.text()).toContain("Bluestem Restaurant Supply, LLC");
    await user.follow("Product");
    expect(user.text()).toContain("net 1,556.95 + tax 128.45 = total 1,685.40");
    await user.follow("See the prices");
    expect(user.path()).toBe("/pricing");
    user.choose("Country", "United States");
    await user.press("Show prices");
    expect(user.text()).toContain("Fieldwise Bronze");
    await user.follow("Start free trial");
    expect(user.path()).toBe("/signup");
  });

  it("say that nothing is sold in a country, and keep the others to choose from", async () => {
    const user = noScriptUser();
    for (const country of ["AQ", "nonsense", ""]) {
      await user.open(`/pricing?country=${country}`);
      expect(user.status()).toBe(200);
      expect(user.text()).toContain("We do not sell plans in this country yet.");
      user.choose("Country", "United States");
    }
  });

  it("take an address where nothing is sold, and say at its field what is wrong with it", async () => {
    const user = noScriptUser({ address: crypto.randomUUID() });
    await user.open("/pricing?country=US");
    expect(user.text()).not.toContain("Keep me informed");
    user.choose("Country", "Brazil");
    await user.press("Show prices");
    user.type("E-mail address", "nobody");
    await user.press("Keep me informed");
    expect(user.status()).toBe(422);
    expect(user.errorAt("E-mail address")).toContain("e-mail");
    expect(user.value("E-mail address")).toBe("nobody");
    user.type("E-mail address", "nadia@example.com");
    await user.press("Keep me informed");
    expect(user.path()).toBe("/pricing?country=BR&asked=yes");
    expect(user.text()).toContain("We will write to you when plans are sold in this country.");
  });

  it("refuse what is no document to try, keep what was chosen, and show nothing of what others tried", async () => {
    const user = noScriptUser();
    await user.open("/product");
    await user.follow("Try it with your own document");
    user.choose("Type of document", "Receipt");
    user.choose("Country it comes from", "Mexico");
    await user.press("Read my document", { file: [new File(["Dear friend"], "letter.pdf")] });
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("The file is not a PDF, JPEG or PNG document.");
    expect(user.value("Type of document")).toBe("receipt");
    expect(user.value("Country it comes from")).toBe("MX");
    await user.open("/try/019abc00-0000-7000-8000-000000000000");
    expect(user.status()).toBe(404);
    expect(user.text()).toContain("only the browser that sent it can see it");
  });

  it("never offer the partner's plan, and speak Spanish", async () => {
    const user = noScriptUser({ language: "es" });
    await user.open("/pricing?country=US");
    expect(user.text()).toContain("Empezar la prueba gratis");
    expect(user.text()).not.toMatch(/partner|socio/i);
    await user.open("/product");
    expect(user.text()).toContain("Empaques Sierra Clara, S.A. de C.V.");
  });

  it("tell search engines what they may read, and nothing of what is inside", async () => {
    const robots = await (await fetchSite(new Request("http://localhost:8787/robots.txt"))).text();
    expect(robots).toContain("Disallow: /\n");
    const [, sitemap = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    const { pathname, origin } = new URL(sitemap);
    const listed = await (await fetchSite(new Request(`http://localhost:8787${pathname}`))).text();
    const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
      url.slice(origin.length),
    );
    expect(paths).toContain("/product");
    for (const path of paths) {
      expect(robots).toContain(`Allow: ${path}$`);
      const answer = await fetchSite(new Request(`http://localhost:8787${path}`));
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});
