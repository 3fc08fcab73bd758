import { AppError } from "../errors/app-error";
import { type Concern, neverForced } from "./concerns";

/** A document that is not ready, and why. */
export type UnreadyDocument = { documentId: string; concerns: Concern[] };

/** Thrown when documents to approve are not ready and that was not confirmed: nothing was approved. */
export class NotReady extends AppError {
  constructor(readonly documents: readonly UnreadyDocument[]) {
    const isHeld = documents.some(({ concerns }) => concerns.some(({ kind }) => neverForced.includes(kind)));
    const messageKey = isHeld ? "documents.error.held" : "documents.error.not-ready";
    super("conflict", messageKey, { values: { count: documents.length } });
    this.name = "NotReady";
  }
}
