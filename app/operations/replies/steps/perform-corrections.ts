import type { ConcernKind } from "~/domain/documents/concerns";
import { correctResult } from "~/domain/documents/correct-result";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { NotReady } from "~/domain/documents/not-ready";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { askedFieldsOf, maxDoubtfulFields } from "~/domain/replies/doubtful-fields";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { SavedCorrections } from "~/operations/documents/steps/save-corrected";
import type { TenantContext } from "../../context";
import { reviewDocument } from "../../documents/review";
import { labelOf } from "./field-names";

type Wanted = {
  documentId: string;
  revision: number;
  fields: Record<string, string>;
  approve: boolean;
};

/**
 * The outcome of corrections: saved, or a sentence for each reason why nothing was; `stale` when someone else was
 * first.
 */
export type Performed =
  | { saved: SavedCorrections }
  | { saved: null; sentences: { field: string | null; text: string }[]; stale: boolean };

/** What an approval by mail or form settles by itself: the person saw these values, and that few were found. */
const seen: readonly ConcernKind[] = ["doubtful", "score", "audit"];

/**
 * Saves what someone corrected outside of the review screen by the operation of that screen, so that it learns and the
 * same rules hold: all of it or nothing. What it refuses is said in the person's language. Anyone who approves has
 * looked at the uncertain values that were shown; whatever else speaks against the document is left to the review
 * screen.
 */
export async function performCorrections(
  context: TenantContext,
  { approve, ...wanted }: Wanted,
  details: DocumentDetails,
  language: Language,
): Promise<Performed> {
  for (let force = false; ; force = true)
    try {
      return {
        saved: await reviewDocument(context, { ...wanted, force, verb: approve ? "approve" : "save" }),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (!force && error instanceof NotReady && wasSeen(error, details)) continue;
      return { saved: null, ...refusalOf(error, details, language) };
    }
}

/** A sentence for each value that its field cannot hold. Nothing is saved. */
export function problemsOfValues(
  details: DocumentDetails,
  fields: Readonly<Record<string, string>>,
  language: Language,
): { field: string | null; text: string }[] {
  const { issues } = correctResult(
    { fields: {}, editedFields: null, lineItems: [], editedLineItems: null },
    { fields },
    [],
    {
      fields: [...details.fields],
      columns: [],
      writing: { culture: details.culture, canonicalFirst: false },
    },
  );
  return issues.length > 0 ? refusalOf(new InvalidInput(issues), details, language).sentences : [];
}

/** Whether all that speaks against a document is what the mail, or the form, showed. */
function wasSeen({ documents }: NotReady, details: DocumentDetails): boolean {
  const shown = askedFieldsOf(details)
    .slice(0, maxDoubtfulFields)
    .map(({ key }) => key);
  return documents.every(({ concerns }) =>
    concerns.every(
      ({ kind, fields: about }) => seen.includes(kind) && about.every((key) => shown.includes(key)),
    ),
  );
}

function refusalOf(error: AppError, details: DocumentDetails, language: Language) {
  const whole = (text: string) => ({ sentences: [{ field: null, text }], stale: false });
  if (error instanceof InvalidInput) {
    const sentences = error.issues.map(({ path, messageKey, values }) => {
      const text = fillText(language, messageKey, values as Record<string, string | number>);
      const field = details.fields.find(({ key }) => path === `fields.${key}`);
      return field
        ? { field: field.key, text: `${labelOf(field, language)}: ${text}` }
        : { field: null, text };
    });
    return { sentences, stale: false };
  }
  if (error instanceof NotReady) {
    const kinds = new Set(error.documents.flatMap(({ concerns }) => concerns.map(({ kind }) => kind)));
    const reasons = [...kinds].map((kind) => fillText(language, `readiness.concern.${kind}`));
    return whole(fillText(language, "intake.reply.not-ready", { reasons: reasons.join("; ") }));
  }
  const text = fillText(language, error.messageKey, error.values);
  return { ...whole(text), stale: error.messageKey === "documents.error.edited-meanwhile" };
}
