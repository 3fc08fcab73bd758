import type { Page } from "playwright-core";
import { openPanel } from "./open-panel";
import { smallPdf } from "./small-pdf";

/** Whose paper it is. */
export type PaperVendor = { name: string; street: string; phone: string };

/** A word that nobody wrote before, of letters as words have them: a page of others counts as unreadable and is recognised. */
export function newWord(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => "bcdfgklmnprtv"[byte % 13],
  ).join("");
  return `${letters.slice(0, 1).toUpperCase()}${letters.slice(1, 3)}a${letters.slice(3, 6)}o`;
}

/** A vendor that no document before this one came from. */
export function newVendor(): PaperVendor {
  const [first, second, third] = [newWord(), newWord(), newWord()];
  const digits = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return {
    name: `${first} ${second} Ltd`,
    street: `${10 + (digits % 80)} ${third} Road`,
    phone: `Tel ${String(digits).padStart(10, "7").slice(-9)}`,
  };
}

/** An invoice of a trade that goes by job cards: what others call the invoice number is not theirs. */
const linesOf = (vendor: PaperVendor, index: number) => [
  vendor.name,
  vendor.street,
  vendor.phone,
  "",
  "INVOICE",
  `Invoice number QX-${4100 + 7 * index}`,
  `Job card ${cardOf(index)}`,
  `Invoice date March ${4 + index}, 2026`,
  "",
  "Rope and rigging as ordered",
  `Total $${418 + 11 * index}.00`,
];

/** The number that such an invoice goes by. */
export const cardOf = (index: number) => `JC-${9200 + 3 * index}`;

/** Sends a vendor's invoice by the form of the list that the page shows; answers its file's name. */
export async function sendPaper(page: Page, vendor: PaperVendor, index: number): Promise<string> {
  const name = `${vendor.name.replaceAll(" ", "-").toLowerCase()}-${index}.pdf`;
  const buffer = Buffer.from(smallPdf([linesOf(vendor, index)]));
  await openPanel(page, "Upload documents");
  await page
    .getByLabel("Documents", { exact: true })
    .setInputFiles({ name, mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  return name;
}
