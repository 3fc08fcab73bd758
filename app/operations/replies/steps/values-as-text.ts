import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { shownValue } from "~/domain/documents/shown-value";
import { askedFieldsOf, maxDoubtfulFields } from "~/domain/replies/doubtful-fields";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { labelOf } from "./field-names";

type Shown = Pick<DocumentDetails, "fields" | "culture" | "concerns" | "readiness">;

/** A line by which a value is said, and can be sent back: `Total: 1,234.50` in the model's culture; "–" for none. */
export const valueLine = (
  { key, value, ...field }: FieldDetails,
  culture: string,
  language: Language,
): string =>
  `${labelOf({ key, ...field }, language)}: ${value ? shownValue(value, field.type, culture) : "–"}`;

/** The values that need review, a line each, with how sure they are; what is beyond a mail's length is counted. */
export function doubtfulLines(details: Shown, language: Language): string[] {
  const { culture } = details;
  const doubtful = askedFieldsOf(details);
  const more = doubtful.length - maxDoubtfulFields;
  return [
    ...doubtful.slice(0, maxDoubtfulFields).map((field) => `  ${valueLine(field, culture, language)}`),
    ...(more > 0 ? [`  ${fillText(language, "notifications.line.more", { count: more })}`] : []),
  ];
}
