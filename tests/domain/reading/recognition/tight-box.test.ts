import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";
import { tightBox } from "~/domain/reading/recognition/tight-box";

const word = { text: "8", left: 20, top: 10, right: 50, bottom: 40, confidence: 0.9 };

test("a box as high as the whole line shrinks to the ink of its digit", () => {
  const digit = makeGrey(80, 60, (x, y) => (x >= 30 && x < 40 && y >= 16 && y < 33 ? 40 : 245));
  expect(tightBox(digit, word)).toEqual({ ...word, left: 30, top: 16, right: 40, bottom: 33 });
});

test("a box without ink stays as it is", () => {
  expect(
    tightBox(
      makeGrey(80, 60, (x) => 230 + (x % 20)),
      word,
    ),
  ).toEqual(word);
});

test("a box that reaches beyond the picture is cut at its edge", () => {
  const cut = makeGrey(45, 36, (x, y) => (x >= 30 && y >= 16 ? 40 : 245));
  expect(tightBox(cut, word)).toEqual({ ...word, left: 30, top: 16, right: 45, bottom: 36 });
});
