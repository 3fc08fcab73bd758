import { plainCharacters } from "@engine/reading/text-layer/plain-characters";
import { describe, expect, it } from "vitest";

describe("the characters that people type", () => {
  it.each([
    ["ﬁnal oﬀer", "final offer"],
    ["Invoice\u0000total", "Invoice total"],
    ["INV–2041", "INV-2041"],
    ["2024—01", "2024-01"],
    ["–12.50", "-12.50"],
    ["(–12.50)", "(-12.50)"],
  ])("%j is %j", (written, plain) => {
    expect(plainCharacters(written)).toBe(plain);
  });

  it.each(["12.–", "Hotel – Berlin", "Málaga", "Größe", "東京", "", "1 234,56 €"])("%j stays", (text) => {
    expect(plainCharacters(text)).toBe(text);
  });
});
