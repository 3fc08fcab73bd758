import { AppError } from "../errors/app-error";
import type { Concern } from "./concerns";

/** A document that is not ready, and why. */
export type UnreadyDocument = { documentId: string; concerns: Concern[] };

/** Thrown when documents to approve are not ready and that was not confirmed: nothing was approved. */
export class NotReady extends AppError {
  constructor(readonly documents: readonly UnreadyDocument[]) {
    super("conflict", "documents.error.not-ready", { values: { count: documents.length } });
    this.name = "NotReady";
  }
}
