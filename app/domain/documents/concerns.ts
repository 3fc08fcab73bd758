import { type DocumentStatus, hasResult, isSettled } from "./status";

/** Beside the status: may one rely on the values? */
export const readinesses = ["ready", "look", "blocked"] as const;

export type Readiness = (typeof readinesses)[number];

/**
 * What may speak against relying on a document. Each stands for a bit of the number that is stored, by its place here: new
 * ones go to the end.
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
 * What else is open about a document: it looks like an earlier one, its file seems to hold several documents, pages of it
 * could not be read; its bank account is not its supplier's, or something else about it is odd; it does not match its order, or a
 * rule of the organization, which may block it; chance drew it for a blind check of the error budget.
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

/** The concerns that someone has to settle; the others are settled by a look at the page. */
const blocking: readonly ConcernKind[] = [
  ...(["missing", "kind", "duplicate", "split"] as const),
  ...(["bankAccount", "blockingRules"] as const),
];

/** What nobody approves in spite of: it is settled by a second person, and not by insisting. */
export const neverForced: readonly ConcernKind[] = ["bankAccount"];

export const bitOf = (kind: ConcernKind): number => 1 << concernKinds.indexOf(kind);

export const encodeConcerns = (kinds: readonly ConcernKind[]): number =>
  kinds.reduce((bits, kind) => bits | bitOf(kind), 0);

export const decodeConcerns = (bits: number): ConcernKind[] =>
  concernKinds.filter((kind) => (bits & bitOf(kind)) !== 0);

/** The bits of what blocks. */
export const blockingBits = encodeConcerns(blocking);

/** Whether something is open that keeps a document from being paid, however it stands. */
export const isHeld = (concerns: number): boolean => (concerns & encodeConcerns(neverForced)) !== 0;

/** Whether a document of this status has a readiness: it was read, and nobody has settled its values or rejected it. */
export const isJudged = (status: DocumentStatus): boolean =>
  hasResult(status) && !isSettled(status) && status !== "rejected";

/** The word for a document; null where the question does not arise, or is not answered yet. */
export function readinessOf(status: DocumentStatus, concerns: number | null): Readiness | null {
  if (concerns === null || !isJudged(status)) return null;
  if (concerns & blockingBits) return "blocked";
  return concerns > 0 ? "look" : "ready";
}
