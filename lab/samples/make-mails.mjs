// Makes the mails of the tests again: node lab/samples/make-mails.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { mailOf } from "../../tests/support/mail-of.ts";
import { hostileFiles, zipOf } from "./hostile-files.ts";
import { plainPdf } from "./plain-pdf.ts";
import { greyPng } from "./written-png.ts";

const folder = new URL("../../tests/fixtures/mails/", import.meta.url);
const to = "documents+magnolia.k3v9t0pqx7@fieldwise.example";
const from = "Dana Whitfield <dana@magnoliastreet.example>";
const northAmerica = "Invoices-North-America";

const mails = {
  "invoice-attached.eml": mail(northAmerica, "a1", [sample("bluestem-invoice-20418.pdf")]),
  "invoice-inline.eml": mail(northAmerica, "a2", [
    { ...pdf("invoice 7003.pdf", 7003), disposition: "inline" },
  ]),
  "reply-forward-subject.eml": mail(`Re: Fwd: ${northAmerica}`, "a3", [pdf("invoice-7004.pdf", 7004)]),
  "encoded-words.eml": mail("Facturas Energía – Año", "a4", [
    { ...sample("sierra-clara-factura-a-5093.pdf"), fileName: "factura ñ.pdf" },
  ]),
  "forwarded-as-file.eml": mail(`Fwd: ${northAmerica}`, "a5", [forwarded()]),
  "mixed-attachments.eml": mixedAttachments(),
  "no-attachment.eml": mail(northAmerica, "a8", []),
  "unknown-model.eml": mail("Lunch on Friday?", "a9", [pdf("invoice-7007.pdf", 7007)]),
  "without-message-id.eml": mailOf({
    from,
    to,
    subject: northAmerica,
    messageId: null,
    parts: [pdf("invoice-7008.pdf", 7008)],
  }),
};
for (const [name, raw] of Object.entries(mails)) {
  writeFileSync(new URL(name, folder), raw);
  console.info(`${name}: ${raw.length} bytes`);
}

function mail(subject, id, parts) {
  return mailOf({ from, to, subject, messageId: `<${id}.20261006@magnoliastreet.example>`, parts });
}

function sample(fileName) {
  const bytes = readFileSync(new URL(`../../scripts/seed/documents/${fileName}`, import.meta.url));
  return { fileName, contentType: "application/pdf", bytes, disposition: "attachment" };
}

function pdf(fileName, number) {
  const bytes = plainPdf([
    `INVOICE ${number}`,
    "Invoice date: 2026-10-05",
    "Subtotal: 100.00",
    "Tax 10%: 10.00",
    "Total: USD 110.00",
  ]);
  return { fileName, contentType: "application/pdf", bytes, disposition: "attachment" };
}

function forwarded() {
  const inner = mailOf({
    from: "Billing <billing@bluestem-supply.example>",
    to: from,
    subject: "Your invoice 7005",
    messageId: "<7005@bluestem-supply.example>",
    date: "Mon, 05 Oct 2026 16:02:00 -0500",
    parts: [pdf("invoice-7005.pdf", 7005)],
  });
  return {
    fileName: "Your invoice 7005.eml",
    contentType: "message/rfc822",
    bytes: Buffer.from(inner),
    disposition: "attachment",
  };
}

/** One document among an archive, a program that calls itself a PDF, and the logo of a signature. */
function mixedAttachments() {
  const program = hostileFiles()["program-named.pdf"];
  return mailOf({
    from,
    to,
    subject: northAmerica,
    messageId: "<a6.20261006@magnoliastreet.example>",
    html: '<p>Please find the document enclosed.</p><p>Dana<br><img src="cid:logo@magnoliastreet" alt="Magnolia"></p>',
    parts: [
      {
        fileName: "logo.png",
        contentType: "image/png",
        bytes: greyPng({ width: 120, height: 40 }, 121 * 40),
        disposition: "inline",
        contentId: "logo@magnoliastreet",
      },
      {
        fileName: "statements.zip",
        contentType: "application/zip",
        bytes: zipOf("note.txt", Buffer.from("nothing\n")),
        disposition: "attachment",
      },
      {
        fileName: "viewer.exe",
        contentType: "application/octet-stream",
        bytes: program,
        disposition: "attachment",
      },
      {
        fileName: "invoice-7006-copy.pdf",
        contentType: "application/pdf",
        bytes: program,
        disposition: "attachment",
      },
      pdf("invoice-7006.pdf", 7006),
    ],
  });
}
