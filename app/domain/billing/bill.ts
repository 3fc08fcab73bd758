/** `recurring` pays a month in advance, `overage` the documents beyond those included in a month that is over. */
export type BillKind = "recurring" | "overage";

/** An owed bill is tried again; a void one was given up. */
export type BillStatus = "owed" | "paid" | "void";

/** A line of a bill in the minor unit; `textKey` and `values` say what for. */
export type BillLine = { textKey: string; values: Record<string, string | number>; amount: number };
