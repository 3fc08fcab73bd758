import type { DocumentKind } from "@fieldwise/engine/results";
import type { ArrivalSource } from "../intake/arrival-source";
import type { ChoiceReason } from "./choose-model";
import type { InboxRule } from "./inbox-rule";

/** The kinds of documents that the product reads. */
export const documentKinds = [
  "invoice",
  "receipt",
  "purchase_order",
  "credit_note",
  "bank_statement",
  "energy_bill",
] as const satisfies readonly DocumentKind[];

/**
 * A file that has no model yet. `kind` is what it looks like, `modelId` the likeliest model with its confidence (0..1) and the
 * reason; all null while it is being read. `sender` is who wrote the mail that brought it, null for another door.
 */
export type WaitingFile = {
  id: string;
  fileName: string;
  byteSize: number;
  source: ArrivalSource;
  state: "reading" | "waiting";
  kind: DocumentKind | null;
  kindConfidence: number | null;
  modelId: string | null;
  confidence: number | null;
  reason: ChoiceReason | null;
  receivedAt: Date;
  keptUntil: Date;
  sender: string | null;
};

/**
 * A document that was assigned to a model automatically: its likely type, the confidence and the reason; `rule` is the rule that decided,
 * null if none did.
 */
export type AssignedFile = {
  id: string;
  fileName: string;
  modelId: string;
  at: Date;
  kind: DocumentKind | null;
  confidence: number;
  reason: ChoiceReason;
  rule: Pick<InboxRule, "kind" | "value"> | null;
};

/**
 * The number of the run in which the first page is read, before there is a document: its files are kept separate by it.
 */
export const readingAttempt = 0;
