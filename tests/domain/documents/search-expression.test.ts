import { describe, expect, it } from "vitest";
import { scopeToken, searchExpression } from "~/domain/documents/search-expression";

describe("a text search as a query of the index", () => {
  it("asks for every word, inside the model", () => {
    expect(searchExpression("m-1", "acme  steel", "everything")).toBe(
      'scope : "m6D2D31" AND {file_name body} : ("acme" AND "steel")',
    );
  });

  it("looks at file names alone when asked to", () => {
    expect(searchExpression("m-1", "acme", "file-name")).toContain("{file_name} :");
  });

  it("asks for a beginning when a word of three letters or more ends with a star", () => {
    expect(searchExpression("m", "acme* ab*", "everything")).toContain('("acme"* AND "ab")');
  });

  it("asks for words side by side that stand between quotation marks", () => {
    expect(searchExpression("m", 'acme "harbour works" “quay si”*', "everything")).toContain(
      '("acme" AND "harbour works" AND "quay si"*)',
    );
  });

  it.each(['" OR scope : "m"', "a) OR (b", "NEAR(a b)", "x\0y", "-scope", 'a"b"c', '"a" "b', '"" x'])(
    "gives %j no meaning to the index",
    (text) => {
      const inner = searchExpression("m", text, "everything")?.split("} : (").at(1) ?? "";
      expect(inner.replace(/"[^"]*"\*?/g, "").replaceAll(" AND ", "")).toBe(")");
      expect(inner).not.toContain("\0");
    },
  );

  it.each(["", "  ", "- *", '"'])("finds nothing to search for in %j", (text) => {
    expect(searchExpression("m", text, "everything")).toBeNull();
  });

  it("gives different models different words, and only letters and digits", () => {
    expect(scopeToken("a-b")).not.toBe(scopeToken("a_b"));
    expect(scopeToken("a-b é")).toMatch(/^m[0-9A-F]+$/);
  });
});
