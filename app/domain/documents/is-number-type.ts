import type { FieldType } from "@fieldwise/engine/results";

/** Whether values of this type are numbers, which are aligned to the right. */
export const isNumberType = (type: FieldType): boolean =>
  type === "amount" || type === "number" || type === "percent";
