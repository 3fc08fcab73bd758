import { facturX } from "@tests/support/e-invoice";
import { makePdf, printedLines } from "@tests/support/make-pdf";
import { pdfCarrying } from "@tests/support/pdf-carrying";
import { beforeAll, expect, test } from "vitest";
import type { DocumentReader } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

async function embeddedIn(file: Uint8Array) {
  const document = await reader.open(file);
  try {
    return await document.readEmbedded();
  } finally {
    document.close();
  }
}

test("XML attachments are read, others are left alone", async () => {
  const file = pdfCarrying({
    attachments: { "factur-x.xml": facturX(), "photo.png": "no picture" },
  });
  const { xml, refused, form } = await embeddedIn(file);
  expect(xml.map((root) => root.name)).toEqual(["CrossIndustryInvoice"]);
  expect([refused, form]).toEqual([0, []]);
});

test("an attachment built to harm is refused and counted, the others are read", async () => {
  const file = pdfCarrying({
    attachments: {
      "a.xml": facturX({ doctype: '<!DOCTYPE x [<!ENTITY e "e">]>' }),
      "b.xml": "<broken>",
      "c.xml": facturX(),
    },
  });
  const { xml, refused } = await embeddedIn(file);
  expect([xml.length, refused]).toEqual([1, 2]);
});

test("filled form fields are read with name and hint, empty ones and passwords are not", async () => {
  const file = pdfCarrying({
    form: [
      { name: "inv_no", tooltip: "Invoice number", value: "A-17" },
      { name: "empty", tooltip: "", value: "" },
      { name: "secret", tooltip: "", value: "pw", password: true },
    ],
  });
  expect((await embeddedIn(file)).form).toEqual([
    { name: "inv_no", tooltip: "Invoice number", value: "A-17" },
  ]);
});

test("a plain PDF carries nothing", async () => {
  const file = makePdf([{ content: printedLines(["Invoice 1"]) }]);
  expect(await embeddedIn(file)).toEqual({ xml: [], refused: 0, form: [] });
});
