import { declaredPages } from "@engine/reading/codecs/pdf/declared-pages";
import { expect, it } from "vitest";

it.each([
  ["<< /Type /Pages /Kids [3 0 R] /Count 7 >>", 7],
  ["<</Count 12/Type/Pages>>", 12],
  ["<< /Type /Pages /Count 3 >> << /Type /Pages /Count 40 >>", 40],
  ["<< /Type /Pages /Resources << /Font << /F1 2 0 R >> >> /Count 5 >>", 5],
  ["<< /Type /Page /Count 9 >>", 0],
  ["<< /Type /Pages /Kids [] >>", 0],
  ["<< /Count 9 >> << /Type /Pages >>", 0],
  ["<< /Type /Pages /Count 6", 6],
  ["", 0],
])("%s declares %i pages", (text, pages) => {
  expect(declaredPages(text)).toBe(pages);
});
