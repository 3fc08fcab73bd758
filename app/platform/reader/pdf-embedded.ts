import type { EmbeddedParts } from "@fieldwise/engine/reading";
import type { getDocumentProxy } from "unpdf";
import { readXml } from "./read-xml";

type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The little that we read of a form field. */
type Widget = {
  subtype?: string;
  fieldType?: string;
  fieldName?: string;
  alternativeText?: string;
  fieldValue?: unknown;
  password?: boolean;
};

const mostAttachments = 20;
const mostFormPages = 10;
const mostFormFields = 500;
const longestValue = 2_000;

/** Reads the XML attachments and the filled form fields of a PDF. What cannot be read is counted, never thrown. */
export async function readPdfEmbedded(pdf: PdfProxy): Promise<EmbeddedParts> {
  const parts: EmbeddedParts = { xml: [], refused: 0, form: await filledForm(pdf) };
  for (const bytes of await xmlAttachments(pdf)) {
    try {
      parts.xml.push(readXml(bytes));
    } catch {
      parts.refused += 1;
    }
  }
  return parts;
}

async function xmlAttachments(pdf: PdfProxy): Promise<Uint8Array[]> {
  const listed = (await pdf.getAttachments().catch(() => null)) ?? new Map<string, { filename: string }>();
  const named = [...listed].filter(([, { filename }]) => /\.xml$/i.test(filename)).slice(0, mostAttachments);
  const found: Uint8Array[] = [];
  for (const [id] of named) {
    const content: unknown = await pdf.getAttachmentContent(id).catch(() => null);
    if (content instanceof Uint8Array) found.push(content);
  }
  return found;
}

async function filledForm(pdf: PdfProxy): Promise<EmbeddedParts["form"]> {
  const fields: EmbeddedParts["form"] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostFormPages); number += 1) {
    const page = await pdf.getPage(number).catch(() => null);
    const annotations = ((await page?.getAnnotations().catch(() => [])) ?? []) as Widget[];
    fields.push(...annotations.flatMap(filledField));
  }
  return fields.slice(0, mostFormFields);
}

function filledField({
  subtype,
  fieldType,
  fieldName,
  alternativeText,
  fieldValue,
  password,
}: Widget): EmbeddedParts["form"] {
  if (subtype !== "Widget" || password || (fieldType !== "Tx" && fieldType !== "Ch")) return [];
  const value = (Array.isArray(fieldValue) ? fieldValue.join(", ") : String(fieldValue ?? "")).trim();
  if (value === "" || value.length > longestValue) return [];
  return [{ name: fieldName ?? "", tooltip: alternativeText ?? "", value }];
}
