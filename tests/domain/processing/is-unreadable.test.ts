import { pageOf } from "@tests/stand-ins/scripted-reader";
import { expect, test } from "vitest";
import { arePoor, isUnreadable } from "~/domain/processing/is-unreadable";

const page = (confidence: number, text = "|; ~ lI") => ({ ...pageOf(1, text, "ocr"), confidence });
const nothing = { fields: {}, lineItems: [] };
const total = { value: "5.00", raw: "5,00", confidence: 0.8, place: null, reasons: [] };
const guess = { ...total, confidence: 0.34 };
const currency = { ...total, value: "GBP", raw: "£", confidence: 0.95 };

test.each([
  ["poor pages on which nothing was found", [page(0.43), page(0.2)], nothing, true],
  ["a poor and a blank page", [page(0.43), page(1, "")], nothing, true],
  ["one clear page among poor ones", [page(0.43), page(0.9, "Thank you for shopping")], nothing, false],
  ["specks that were read surely", [page(0.43), page(0.6, "ee a : 4 oe | ca")], nothing, true],
  [
    "poor pages with a guess and a sign of currency",
    [page(0.43)],
    { ...nothing, fields: { guess, currency } },
    true,
  ],
  ["poor pages on which something was found", [page(0.43)], { ...nothing, fields: { total } }, false],
])("%s: unreadable %#", (_case, pages, found, unreadable) =>
  expect(isUnreadable(arePoor(pages), found)).toBe(unreadable),
);
