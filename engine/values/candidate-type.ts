/** What can stand on a page; each field takes its candidates from one of these. */
export type CandidateType =
  | "date"
  | "amount"
  | "number"
  | "id"
  | "taxId"
  | "name"
  | "address"
  | "currency"
  | "text";
