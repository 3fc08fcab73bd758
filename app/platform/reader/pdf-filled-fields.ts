import type { FilledField, Vector } from "@fieldwise/engine/reading";

/** The little that we read of an annotation of a PDF page. */
type Annotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  contentsObj?: { str?: string };
  annotationFlags?: number;
  password?: boolean;
  rect?: number[];
  defaultAppearanceData?: { fontSize?: number };
};

const hidden = 2;
const notShown = 32;

/** What people have filled into a page: values of text and choice fields, and typed notes. Hidden ones are left out. */
export function filledFields(
  annotations: Annotation[],
  place: (x: number, y: number) => Vector,
): FilledField[] {
  return annotations.flatMap((annotation) => {
    const text = shownText(annotation);
    const isHidden = ((annotation.annotationFlags ?? 0) & (hidden | notShown)) !== 0;
    if (text.trim() === "" || isHidden || annotation.password) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? [];
    return [
      {
        text,
        lowerLeft: place(left, bottom),
        lowerRight: place(right, bottom),
        upperLeft: place(left, top),
        fontSize: annotation.defaultAppearanceData?.fontSize ?? 0,
      },
    ];
  });
}

function shownText({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string {
  if (subtype === "FreeText") return contentsObj?.str ?? "";
  if (subtype !== "Widget" || (fieldType !== "Tx" && fieldType !== "Ch")) return "";
  if (Array.isArray(fieldValue)) return fieldValue.map(String).join(", ");
  return typeof fieldValue === "string" ? fieldValue : "";
}
