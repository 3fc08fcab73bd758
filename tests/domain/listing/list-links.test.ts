import { describe, expect, it } from "vitest";
import { linkWith, sortLinksOf } from "~/domain/listing/list-links";

const fields = ["name", "changed"];
const models = { fields, usual: { field: "name", order: "asc" }, kept: ["search"] } as const;
const documents = { fields, usual: { field: "changed", order: "desc" }, kept: ["search"] } as const;

describe("the links at the heads of a list's columns", () => {
  it.each([
    ["", models, { name: "ascending name desc", changed: "none changed asc" }],
    ["sortOrder=desc", models, { name: "descending name asc", changed: "none changed asc" }],
    ["sortField=changed", models, { name: "none name asc", changed: "ascending changed desc" }],
    ["", documents, { name: "none name desc", changed: "descending changed asc" }],
    ["sortOrder=asc", documents, { name: "none name desc", changed: "ascending changed desc" }],
    ["sortField=name", documents, { name: "descending name asc", changed: "none changed desc" }],
  ])("of ?%s lead to the other order, and elsewhere to the usual one", (query, list, expected) => {
    const links = Object.entries(sortLinksOf(new URLSearchParams(query), list));
    const said = links.map(([field, { direction, to }]) => {
      const asked = new URLSearchParams(to);
      return [field, `${direction} ${asked.get("sortField")} ${asked.get("sortOrder")}`];
    });
    expect(Object.fromEntries(said)).toEqual(expected);
  });

  it("keep the filter and leave the page", () => {
    const { name } = sortLinksOf(new URLSearchParams("search=a+%26+b&page=3&cursor=x"), models);
    expect(name?.to).toBe("?search=a+%26+b&sortField=name&sortOrder=desc");
  });
});

describe("a link to the same list", () => {
  it("leaves out what is empty, and what is added wins", () => {
    const query = new URLSearchParams("search=&state=archived&cursor=old");
    expect(linkWith(query, ["search", "state", "cursor"], { cursor: "new" })).toBe(
      "?state=archived&cursor=new",
    );
  });
});
