import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import type { RichMail } from "~/domain/mail/rich-mail";
import { pagePartPath, pictureFrame } from "~/domain/replies/picture-frame";
import type { Language } from "~/locales/languages";
import { valueLine } from "./values-as-text";

type Shown = { details: DocumentDetails; doubtful: readonly FieldDetails[]; language: Language };

/**
 * A letter as HTML: its paragraphs as they are, and in place of `values` each uncertain value over the picture of its place. Mail
 * programs know few elements and no style sheets.
 */
export function mailAsHtml(
  tenant: { id: string },
  { before, after }: { before: readonly string[]; after: readonly string[] },
  { details, doubtful, language }: Shown,
): RichMail {
  const pictures = doubtful.flatMap(({ key, place }, number) =>
    place ? [{ id: `value-${number + 1}`, key, path: pathOf(tenant, details, place) }] : [],
  );
  const values = doubtful.map((field) => {
    const line = escaped(valueLine(field, details.culture, language));
    const picture = pictures.find(({ key }) => key === field.key);
    const shown = picture
      ? `<br><img src="cid:${picture.id}" alt="${line}" width="450" style="border:1px solid #ccc;max-width:100%">`
      : "";
    return `<p><b>${line}</b>${shown}</p>`;
  });
  const html = `<!doctype html><html lang="${language}"><body>${[...before.map(paragraph), ...values, ...after.map(paragraph)].join("\n")}</body></html>`;
  return { html, pictures: pictures.map(({ id, path }) => ({ id, path })) };
}

const pathOf = (
  tenant: { id: string },
  { id: documentId, attempt }: DocumentDetails,
  { page, box }: NonNullable<FieldDetails["place"]>,
) => pagePartPath(tenant, { documentId, attempt, page, frame: pictureFrame(box) });

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Links of ours are alone at the end of a line. */
const paragraph = (text: string) =>
  `<p>${escaped(text)
    .replaceAll("\n", "<br>")
    .replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)}</p>`;
