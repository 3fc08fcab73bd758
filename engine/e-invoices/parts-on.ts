import type { EmbeddedParts } from "../reading/embedded-parts";
import type { Page } from "../reading/page";
import { compact } from "../text/fold";
import { embeddedDataOf } from "./embedded-data-of";

/** Words that a number or a filled value may be printed as. */
const mostWords = 12;

/**
 * What of a file's embedded data belongs to the document on some of its pages: e-invoices whose number is printed there,
 * and form fields whose value is. Attachments that could not be read belong to nobody.
 */
export function partsOn({ xml, form }: EmbeddedParts, pages: readonly Page[]): EmbeddedParts {
  const isPrinted = printedOn(pages);
  return {
    xml: xml.filter((root) => {
      const { invoiceNumber, orderNumber } =
        embeddedDataOf({ xml: [root], refused: 0, form: [] })?.fields ?? {};
      return [...(invoiceNumber ?? orderNumber ?? [])].some(isPrinted);
    }),
    refused: 0,
    form: form.filter(({ value }) => isPrinted(value)),
  };
}

function printedOn(pages: readonly Page[]): (value: string) => boolean {
  const words = pages.flatMap((page) => page.words.map(({ text }) => compact(text)).filter(Boolean));
  return (value) => {
    const wanted = compact(value);
    return wanted !== "" && words.some((_, start) => beginsWith(words, start, wanted));
  };
}

/** Whether the words from `start` on, put together, are just the wanted letters. */
function beginsWith(words: readonly string[], start: number, wanted: string): boolean {
  let said = "";
  for (const word of words.slice(start, start + mostWords)) {
    said += word;
    if (said === wanted) return true;
    if (!wanted.startsWith(said)) return false;
  }
  return false;
}
