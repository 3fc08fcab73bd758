import { cultureFormatOf } from "@engine/cultures/culture-format";
import { expect, test } from "vitest";
import { cultures } from "~/domain/models/cultures";

test.each([
  ["en-US", "MM/dd/yyyy"],
  ["en-GB", "dd/MM/yyyy"],
  ["de-DE", "dd.MM.yyyy"],
  ["ja-JP", "yyyy/MM/dd"],
  ["en-IN", "dd/MM/yyyy"],
  ["sv-SE", "yyyy-MM-dd"],
  ["ar-SA", "dd/MM/yyyy"],
  ["fa-IR", "yyyy/MM/dd"],
  ["bg-BG", "dd.MM.yyyy"],
  ["zh-SG", "yyyy/MM/dd"],
  ["not a culture", "dd/MM/yyyy"],
])("%s writes dates as %s", (culture, pattern) => {
  expect(cultureFormatOf(culture).date).toBe(pattern);
});

test("every culture has a pattern that can be typed", () => {
  const patterns = cultures.map((culture) => cultureFormatOf(culture).date);
  expect(cultures.length).toBeGreaterThanOrEqual(200);
  expect(
    patterns.filter((pattern) => !/^(yyyy([-./])MM\2dd|dd([-./])MM\3yyyy|MM([-./])dd\4yyyy)$/.test(pattern)),
  ).toEqual([]);
});
