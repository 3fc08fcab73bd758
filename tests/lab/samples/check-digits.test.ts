import { expect, test } from "vitest";
import {
  isAbn,
  isCanadianBusinessNumber,
  isGstin,
  isNzGst,
  isRfc,
} from "../../../lab/samples/check-digits.ts";

test.each([
  ["ABN", isAbn, "51 824 753 556", "51 824 753 557"],
  ["GSTIN", isGstin, "27AAPFU0939F1ZV", "27AAPFU0939F1ZW"],
  ["RFC", isRfc, "EKU9003173C9", "EKU9003173C8"],
  ["New Zealand GST number", isNzGst, "049-091-850", "049-091-851"],
  ["New Zealand GST number by the second weights", isNzGst, "136-410-132", "136-410-133"],
  ["Canadian business number", isCanadianBusinessNumber, "12345 6782 RT0001", "12345 6783 RT0001"],
])("%s: a right check digit passes, a wrong one does not", (_, isRight, right, wrong) => {
  expect(isRight(right)).toBe(true);
  expect(isRight(wrong)).toBe(false);
});
