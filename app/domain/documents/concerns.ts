import { type DocumentStatus, hasResult, isSettled } from "./status";

/** Besides the status: can the values be relied on? */
export const readinesses = ["ready", "look", "blocked"] as const;

export type Readiness = (typeof readinesses)[number];

/**
 * The possible concerns about a document. Each is a bit of the stored number, by its position here: new ones are added
 * at the end.
 */
export const concernKinds = [
  "missing",
  "kind",
  "duplicate",
  "split",
  "doubtful",
  "sums",
  "parties",
  "embedded",
  "score",
  "currency",
  "pages",
  "bankAccount",
  "bankSigns",
  "order",
  "rules",
  "blockingRules",
  "audit",
] as const;

export type ConcernKind = (typeof concernKinds)[number];

/** One reason not to rely on a document; `fields` are the keys of the fields it is about, `count` how many values. */
export type Concern = { kind: ConcernKind; fields: string[]; count: number };

/**
 * Other concerns about a document: it looks like an earlier one, its file seems to contain several documents, pages of
 * it could not be read; its bank account is not its supplier's, or is unusual; it does not match its order, or a rule
 * of the organization, which may block it; it was selected at random for a blind check of the error budget.
 */
export type OpenQuestions = Record<(typeof openKinds)[number], boolean>;

export const noOpenQuestions: OpenQuestions = {
  duplicate: false,
  split: false,
  pages: false,
  bankAccount: false,
  bankSigns: false,
  order: false,
  rules: false,
  blockingRules: false,
  audit: false,
};

/** The concerns that are known to the database, not to a result. */
export const openKinds = [
  ...(["duplicate", "split", "pages"] as const),
  ...(["bankAccount", "bankSigns", "order", "rules", "blockingRules", "audit"] as const),
] as const satisfies readonly ConcernKind[];

export const isOpenKind = (kind: ConcernKind): kind is (typeof openKinds)[number] =>
  openKinds.some((open) => open === kind);

export const kindsOf = (concerns: readonly Concern[]): ConcernKind[] => concerns.map(({ kind }) => kind);

/** The concerns that a person has to settle; the others are settled by reviewing the page. */
const blocking: readonly ConcernKind[] = [
  ...(["missing", "kind", "duplicate", "split"] as const),
  ...(["bankAccount", "blockingRules"] as const),
];

/** Concerns that cannot be overridden: a second person settles them. */
export const neverForced: readonly ConcernKind[] = ["bankAccount"];

export const bitOf = (kind: ConcernKind): number => 1 << concernKinds.indexOf(kind);

export const encodeConcerns = (kinds: readonly ConcernKind[]): number =>
  kinds.reduce((bits, kind) => bits | bitOf(kind), 0);

export const decodeConcerns = (bits: number): ConcernKind[] =>
  concernKinds.filter((kind) => (bits & bitOf(kind)) !== 0);

/** The bits of what blocks. */
export const blockingBits = encodeConcerns(blocking);

/** Whether a concern keeps a document from being paid, whatever its status. */
export const isHeld = (concerns: number): boolean => (concerns & encodeConcerns(neverForced)) !== 0;

/** Whether a document with this status has a readiness: it was read, and nobody has settled or rejected it. */
export const isJudged = (status: DocumentStatus): boolean =>
  hasResult(status) && !isSettled(status) && status !== "rejected";

/** The readiness of a document; null where it does not apply, or is not known yet. */
export function readinessOf(status: DocumentStatus, concerns: number | null): Readiness | null {
  if (concerns === null || !isJudged(status)) return null;
  if (concerns & blockingBits) return "blocked";
  return concerns > 0 ? "look" : "ready";
}
