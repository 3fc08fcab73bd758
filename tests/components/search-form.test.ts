import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { SearchForm } = await import("~/components/table/search-form");
const { ModelSearch } = await import("~/components/models/model-search");
const { UserSearch } = await import("~/components/people/user-search");

const ordered = { sortField: "name", sortOrder: "desc" };

describe("the search of a list", () => {
  const texts = { label: "Supplier", find: "Search", clear: "Show all" };

  it("leads back to the whole list only when something is searched for", () => {
    const before = rendered(SearchForm, { search: "", ...texts });
    expect(wordsOf(before)).toBe("Supplier Search");
    const after = rendered(SearchForm, { search: "Acme & Sons", ...texts });
    expect(wordsOf(after)).toBe("Supplier Search Show all");
    expect(attributesOf(after, "href")).toEqual(["?"]);
    expect(attributesOf(after, "value")).toContain("Acme & Sons");
  });

  it("can be narrowed by more than its text", () => {
    expect(wordsOf(rendered(SearchForm, { search: "", isSet: true, ...texts }))).toContain("Show all");
    expect(wordsOf(rendered(SearchForm, { search: "x", isSet: false, ...texts }))).not.toContain("Show all");
  });

  it("of users keeps the order of the list, in both languages", () => {
    const html = rendered(UserSearch, { search: "", ...ordered });
    expect(attributesOf(html, "value")).toEqual(expect.arrayContaining(["name", "desc"]));
    expect(attributesOf(rendered(UserSearch, { search: "", sortField: "", sortOrder: "" }), "name")).toEqual([
      "search",
    ]);
    const [english, spanish] = (["en", "es"] as const).map((language) =>
      wordsOf(rendered(UserSearch, { search: "Mei", ...ordered }, language)),
    );
    expect(english).toMatch(/Show all$/);
    expect(spanish).not.toMatch(/Show all|Search/);
  });

  it("of models shows those in use, and leads back from the archived ones", () => {
    const used = rendered(ModelSearch, { search: "", archived: false, ...ordered });
    expect(used).toMatch(/<option value="active" selected="">/);
    expect(wordsOf(used)).not.toContain("Clear");
    const archived = rendered(ModelSearch, { search: "", archived: true, ...ordered });
    expect(archived).toMatch(/<option value="archived" selected="">/);
    expect(wordsOf(archived)).toMatch(/Clear$/);
  });
});
