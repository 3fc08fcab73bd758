import type { Scored } from "./scored";

/** Quality times strength of a strong label right beside or right above its value. */
const besideOrAbove = 0.9;

/** Whether the label of its field stands right beside or above the value. */
export const isLabelled = (option: Scored): boolean => labelOf(option) >= besideOrAbove;

/** Quality times strength of the field's label beside or above the value; 0 without one. */
export const labelOf = ({ features }: Scored): number =>
  Math.max(features["label-right"] ?? 0, features["label-below"] ?? 0);
