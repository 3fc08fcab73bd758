import { z } from "zod";

export const texts = z.array(z.string());
export const numbersByName = z.record(z.string(), z.number());

const isNumbers = (value: unknown, count: number) =>
  Array.isArray(value) && value.length === count && value.every((one) => typeof one === "number");
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const box = z.custom((value) => isNumbers(value, 4), "a box of four numbers was expected");

/** Written out, since a page of a list has hundreds of them: a schema of its parts takes twenty times as long. */
const foundValue = z.custom(
  (value) =>
    isObject(value) &&
    typeof value.value === "string" &&
    typeof value.raw === "string" &&
    typeof value.confidence === "number" &&
    (value.place === null || (isObject(value.place) && isNumbers(value.place.box, 4))) &&
    Array.isArray(value.reasons),
  "a found value was expected",
);

export const foundValues = z.record(z.string(), foundValue);

export const lineItem = z.looseObject({ cells: foundValues, arithmetic: z.string() });

export const sentence = z.looseObject({ key: z.string(), values: z.record(z.string(), z.string()) });

/** Written out for the same reason: a page has hundreds. */
export const word = z.custom(
  (value) =>
    isObject(value) &&
    typeof value.text === "string" &&
    isNumbers(value.box, 4) &&
    typeof value.confidence === "number",
  "a word was expected",
);
