import type { DocumentDetails } from "../documents/document-details";
import { meansTheSame, parseTypedValue } from "../documents/typed-value";
import type { ReviewDraft } from "./review-draft";

type Saved = Pick<DocumentDetails, "fields" | "columns" | "lineItems" | "culture">;
type Typed = Pick<ReviewDraft, "fields" | "lines">;

/** Whether all that stands in the form is what is saved, however it is written. */
export function isSaved({ fields, lines }: Typed, saved: Saved): boolean {
  const { columns, lineItems } = saved;
  const same = ({ type }: (typeof columns)[number], text = "", value: string | null = "") => {
    const parsed = parseTypedValue(text, type, { culture: saved.culture, canonicalFirst: false });
    return "value" in parsed && meansTheSame(parsed.value, value ?? "", type);
  };
  return (
    saved.fields.every((field) => same(field, fields[field.key], field.value)) &&
    lines.length === lineItems.length &&
    lines.every(({ cells }, row) =>
      columns.every((column) => same(column, cells[column.key], lineItems[row]?.cells[column.key]?.value)),
    )
  );
}
