import { looksLikeWord } from "@engine/reading/text-layer/looks-like-word";
import { textLayerVerdict } from "@engine/reading/text-layer/text-layer-verdict";
import { describe, expect, test } from "vitest";

const invoice =
  "Invoice No. INV-2024/0017 Date: 03/05/2024 Order 4500012345 Qty Description Unit price Amount 2 Widget, blue 12.50 " +
  "25.00 1 Délai expédition 7,00 € 7,00 € Subtotal 32.00 VAT 20% 6.40 Total EUR 38.40 Please pay within 30 days to " +
  "IBAN DE89 3704 0044 0532 0130 00 accounts@acme-trading.example www.acme.example";

const moved = (text: string, by: number) =>
  text.replaceAll(/[\w]/g, (c) => String.fromCharCode(c.charCodeAt(0) + by));

describe("what a text layer is worth", () => {
  test.each([
    ["a printed invoice", invoice, "good"],
    ["a stamp", "RECEIVED 12 March 2024 Accounts payable", "sparse"],
    ["a page number", "Page 2", "none"],
    ["nothing", "", "none"],
    [
      "glyphs that no one named",
      "\uf049\uf06e\uf076\uf06f\uf069\uf063\uf065 \uf031\uf037\uf034\uf035\uf036\uf037\uf038",
      "garbled",
    ],
    ["every eighth character unknown", invoice.replaceAll(/(.{7})./g, "$1\ufffd"), "garbled"],
    [
      "a shifted alphabet",
      invoice.replaceAll(/[a-z]/g, (c) => "qzxjkvbpgw#{~^"[c.charCodeAt(0) % 14] ?? c),
      "garbled",
    ],
    [
      "letters named as controls",
      invoice.replaceAll(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 96)),
      "garbled",
    ],
    ["letters and digits named as another script", moved(invoice, 0x0400), "garbled"],
    ["letters and digits named as ideographs", moved(invoice, 0x4e00), "garbled"],
    [
      "a Russian invoice",
      "Счёт на оплату 117 от 3 мая 2024 Поставщик Дубовые доски Количество 12 Цена 450,00 Сумма 5400,00 ".repeat(
        3,
      ),
      "good",
    ],
    [
      "noise of a scan",
      "i~l ¦.' |{ ~;:l1 ]|[ ,.~ '`´ l|!I ;.,: {}~ |l/\\ ¬¦i .:;' ~~l }{|l ''`` i!l| ]{};".repeat(3),
      "garbled",
    ],
  ])("%s is %s", (_name, text, verdict) => {
    expect(textLayerVerdict(text.split(/\s+/).filter((token) => token !== ""))).toBe(verdict);
  });

  test.each([
    ["Invoice", true],
    ["STRASSE", true],
    ["Straße,", true],
    ["McDonald", true],
    ["co-operative", true],
    ["d'expédition", true],
    ["1,234.56", true],
    ["(12.00)", true],
    ["03/05/2024", true],
    ["$1.00", true],
    ["INV-2024/0017", true],
    ["a@b.example", true],
    ["発注書", true],
    ["Счёт", true],
    ["-----", true],
    ["xkzqwrt", false],
    ["iN~vO|c", false],
    ["bcdfgh", false],
    ["l|!I;", false],
  ])("%s looks like a word: %s", (token, expected) => {
    expect(looksLikeWord(token)).toBe(expected);
  });
});
