import { looksEnglish } from "@engine/reading/ocr/looks-english";
import { withoutNoise } from "@engine/reading/ocr/without-noise";
import { expect, test } from "vitest";

const word = (text: string, confidence: number, height = 0.02) => ({
  text,
  confidence,
  box: [0.1, 0.1, 0.2, 0.1 + height] as const,
});

test("what is hardly believed, lone marks and letters of another size are noise unless they are sure", () => {
  const words = [
    word("Total", 0.9),
    word("due", 0.45),
    word("vvJ", 0.3),
    word("—", 0.5),
    word("-", 0.8),
    word("SALE", 0.9, 0.09),
    word("Ay", 0.6, 0.09),
    word("ii", 0.6, 0.002),
  ];
  expect(withoutNoise(words).map(({ text }) => text)).toEqual(["Total", "due", "-", "SALE"]);
});

test("small words of another language tell that a page is not English", () => {
  const page = (text: string) => text.split(" ").map((part) => ({ text: part }));
  expect(looksEnglish(page("Thank you. Please come again. Jalan Los Angeles, van Dyke"))).toBe(true);
  expect(looksEnglish(page("Gracias por su compra. Importe: 12,00 IVA incluido"))).toBe(false);
});
