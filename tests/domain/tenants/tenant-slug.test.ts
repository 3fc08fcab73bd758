import { describe, expect, it } from "vitest";
import { tenantSlug } from "~/domain/tenants/tenant-slug";

describe("the slug of a tenant's name", () => {
  it.each([
    ["Blue Harbour Pty Ltd", "blue-harbour-pty-ltd"],
    ["  Côte d'Azur & Söhne!  ", "cote-d-azur-sohne"],
    ["A/B__C", "a-b-c"],
    ["株式会社", "tenant"],
    ["", "tenant"],
    ["ＡＢＣ １２３", "abc-123"],
  ])("%s → %s", (name, slug) => {
    expect(tenantSlug(name)).toBe(slug);
  });

  it("has at most 40 characters, never ends in a hyphen, and leaves room for a number", () => {
    const name = `${"a".repeat(39)} rest`;
    expect(tenantSlug(name)).toBe("a".repeat(39));
    expect(tenantSlug("b".repeat(60))).toHaveLength(40);
    expect(tenantSlug("b".repeat(60), 12)).toBe(`${"b".repeat(37)}-12`);
  });
});
