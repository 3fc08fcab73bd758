import type { FieldType } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import { readDates } from "../../values/read-dates";
import { wordOverlap } from "./word-overlap";

/** Half a cent. */
const halfCent = 0.005;

/** Set by hand, of the words: one of three or four may be misread or left out. */
const likeNames = 0.7;
/** Set by hand, of the words: a line of an address may be missing. */
const likeAddresses = 0.6;

/**
 * Whether two canonical values of a field say the same: amounts by number (a credit note may print them negative), dates
 * and identifiers by their characters, names and addresses by most of their words.
 */
export function isSameValue(type: FieldType, a: string, b: string): boolean {
  if (type === "amount") return Math.abs(Math.abs(Number(a)) - Math.abs(Number(b))) < halfCent;
  if (type === "number" || type === "percent") return Math.abs(Number(a) - Number(b)) < 1e-6;
  if (compact(a) === compact(b)) return true;
  if (type === "name" || type === "text") return wordOverlap(a, b) >= likeNames;
  return type === "address" && wordOverlap(a, b) >= likeAddresses;
}

/**
 * Whether what is read on the page says the same as an embedded value. The order of day and month is settled by the
 * embedded date: 03/04 is the third of April when the data say so.
 */
export function matchesEmbedded(
  type: FieldType,
  read: { value: string; raw: string },
  embedded: string,
): boolean {
  if (isSameValue(type, embedded, read.value)) return true;
  return type === "date" && readDates(read.raw).some(({ dmy, mdy }) => dmy === embedded || mdy === embedded);
}

/** Whether a difference in a field of this type is a difference in fact and not only in wording. */
export const isExact = (type: FieldType): boolean => type !== "name" && type !== "text" && type !== "address";
