/**
 * How a proposal to split a file stands: `proposed` waits for a person, `split` was carried out, `kept` was turned down:
 * the file is one document and is not proposed again.
 */
export type SplitState = "proposed" | "split" | "kept";
