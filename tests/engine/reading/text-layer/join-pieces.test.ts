import { joinPieces } from "@engine/reading/text-layer/join-pieces";
import { describe, expect, test } from "vitest";

/** Words on one line, 20 high, ten wide a letter; the numbers between them are gaps in shares of the height. */
function line(...parts: (string | number)[]) {
  let left = 0;
  return parts.flatMap((part) => {
    if (typeof part === "number") {
      left += part * 20;
      return [];
    }
    const word = { text: part, left, top: 100, right: left + part.length * 10, bottom: 120 };
    left = word.right;
    return [word];
  });
}

const texts = (words: { text: string }[]) => words.map(({ text }) => text);

describe("pieces of one word", () => {
  test.each([
    [line("contact", 0.25, "@acme.co.uk"), ["contact@acme.co.uk"]],
    [line("Mail", 0.6, "info", 0.4, "@", 0.4, "acme-ltd.in"), ["Mail", "info@acme-ltd.in"]],
    [line("INV-", 0.1, "2034"), ["INV-2034"]],
    [line("T", 0.1, "otal"), ["Total"]],
    [line("Date", 0.05, ":"), ["Date:"]],
  ])("are joined %#", (words, expected) => {
    expect(texts(joinPieces(words))).toEqual(expected);
  });

  test("a joined word has the box around its pieces", () => {
    expect(joinPieces(line("INV-", 0.1, "2034"))).toEqual([
      { text: "INV-2034", left: 0, top: 100, right: 82, bottom: 120 },
    ]);
  });
});

describe("words of their own", () => {
  test.each([
    [line("News", 0.2, "@", 0.2, "10")],
    [line("Gurgaon", 0.4, "-122001")],
    [line("Total:", 0.25, "-5,00")],
    [line("A", 0.1, "monthly")],
    [line("B", 0.3, "mit")],
    [line("THANK", 0.2, "YOU", 0.2, "carol@acme.com")],
    [line("PM", 0.1, "-TWTF")],
    [line("IBAN", 0.25, ":")],
  ])("stay apart %#", (words) => {
    expect(joinPieces(words)).toEqual(words);
  });

  test("words on different lines stay apart", () => {
    const [first, second] = line("INV-", 0.1, "2034");
    if (!first || !second) throw new Error("two words");
    const below = { ...second, top: 125, bottom: 145 };
    expect(texts(joinPieces([first, below]))).toEqual(["INV-", "2034"]);
  });
});
