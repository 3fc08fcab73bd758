import type { Reason } from "@fieldwise/engine/results";

/** Why a value is what a person says: it replaced another, or there was none. */
export const editedReason = (before: string): Reason =>
  before === "" ? { key: "reason.filled-in", values: {} } : { key: "reason.edited", values: { before } };

/** Whether the reasons of a value say that a person entered it. */
export const isEdited = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ key }) => key === "reason.edited" || key === "reason.filled-in");
