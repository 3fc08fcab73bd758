import type { AuditLine } from "~/domain/audit/audit-line";
import { auditWordsKey } from "~/domain/audit/audited-operations";
import { byteOrderMark, csvLine } from "~/domain/exports/csv";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { RunContext } from "../../processing/processing-context";
import { type AuditRead, readAudit } from "./read-audit";

const linesAtOnce = 200;
const columns = [
  "at",
  "who",
  "email",
  "onBehalf",
  "what",
  "operation",
  "about",
  "subject",
  "address",
  "detail",
];

const everything: AuditRead = {
  actor: undefined,
  operation: undefined,
  subjects: undefined,
  startDate: null,
  endDate: null,
};

/** A piece of the log: where it goes on, how many bytes are left for it, and whether the log is at its end. Filled while it is read. */
export type AuditPiece = { before: { at: Date; id: string } | null; left: number; done: boolean };

export const wholeAudit = (): AuditPiece => ({ before: null, left: Number.POSITIVE_INFINITY, done: false });

/** The audit log as CSV, newest first; times in UTC (ISO 8601), operations also in words. A piece ends with the page that fills it. */
export function auditCsv(
  context: Pick<RunContext, "control" | "shard" | "tenant">,
  filter: Partial<AuditRead>,
  language: Language,
  piece = wholeAudit(),
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const whole: AuditRead = { ...everything, ...filter };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvLine(columns))),
      async pull(controller) {
        const { before } = piece;
        const lines: AuditLine[] = await readAudit(context, whole, { before, limit: linesAtOnce });
        piece.before = lines.at(-1) ?? before;
        piece.done = lines.length < linesAtOnce;
        const bytes = encoder.encode(lines.map((line) => csvOf(line, language)).join(""));
        piece.left -= bytes.byteLength;
        if (lines.length > 0) controller.enqueue(bytes);
        if (piece.done || piece.left <= 0) controller.close();
      },
    },
    // A page is read only when the one before was taken.
    { highWaterMark: 0 },
  );
}

function csvOf(line: AuditLine, language: Language): string {
  const { actor } = line;
  const who = "name" in actor ? actor.name : fillText(language, `audit.actor.${actor.kind}`);
  return csvLine([
    line.at.toISOString(),
    who,
    actor.kind === "person" ? actor.email : null,
    line.onBehalf ? "yes" : "no",
    wordsOf(language, line.operation),
    line.operation,
    line.subject?.name ?? null,
    line.subject?.id ?? null,
    line.address,
    Object.keys(line.detail).length > 0 ? JSON.stringify(line.detail) : null,
  ]);
}

const wordsOf = (language: Language, operation: string) => fillText(language, auditWordsKey(operation));
