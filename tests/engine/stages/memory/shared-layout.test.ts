import { extract } from "@engine/extract";
import type { Page } from "@engine/reading/page";
import type { WantedField } from "@engine/results/extraction-result";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import type { VendorMemory } from "@engine/stages/memory/vendor-memory";
import { extractionRequest } from "@tests/support/extraction-request";
import { neighbourInvoice, type QuayInvoice, quayInvoices, quayPdf } from "@tests/support/quay-invoices";
import { describe, expect, it } from "vitest";
import { baseModels } from "~/domain/models/base-models";
import { teach } from "../../../../lab/evaluation/teach";
import { createNodeReader } from "../../../../lab/reading/node-reader";

/** A field of the tenant's own, under a name that no page has. */
const pontoon: WantedField = { key: "own:pontoon", type: "id", line: false, ownName: "Pontoon" };
const all = { ...extractionRequest("invoice"), fields: [...extractionRequest("invoice").fields, pontoon] };
const ofModel = (id: string) =>
  new Set(baseModels.find((model) => model.id === id)?.fields.map(({ key }) => key));
const northAmerica = ofModel("invoices-north-america");
const withoutVendor = { ...all, fields: all.fields.filter(({ key }) => northAmerica.has(key)) };

const { reader } = await createNodeReader();
async function pagesOf(invoice: QuayInvoice): Promise<Page[]> {
  const document = await reader.open(quayPdf(invoice));
  const page = await document.readTextLayer(1);
  document.close();
  if (!page) throw new Error("the invoice has no text layer");
  return [page];
}
const [first, second, third] = quayInvoices;
const others = [second, third];
const otherDates = { invoiceDate: "2026-05-01", dueDate: "2026-05-31" };

const read = async (invoice: QuayInvoice, request = all, memories: VendorMemory[] = []) =>
  extract(await pagesOf(invoice), request, { ...baseKnowledge, memories }).fields;

/** What is remembered after these values were typed over those of the first invoice. */
async function corrected(fields: Record<string, string>, request = all): Promise<VendorMemory[]> {
  const pages = await pagesOf(first);
  const seen = { id: "first", pages, request, predicted: extract(pages, request) };
  return teach([], seen, { fields }, new Set(request.fields.map(({ key }) => key)));
}

const customerOf = ({ customer, street }: QuayInvoice) => ({
  customerName: customer,
  billToAddress: `${street}, Dover NH 03820`,
});
const valuesIn = (fields: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));

describe("three invoices of one layout to three customers", () => {
  it.each([
    ["that asks for no vendor", withoutVendor],
    ["that asks for everything", all],
  ])(
    "keep what was read when only the dates of the first are corrected, in a model %s",
    async (_, request) => {
      const memories = await corrected(otherDates, request);
      for (const invoice of [...others, neighbourInvoice]) {
        const before = valuesIn(await read(invoice, request));
        expect(before).toMatchObject({ ...customerOf(invoice), total: invoice.total.replace(",", "") });
        expect(valuesIn(await read(invoice, request, memories))).toEqual(before);
      }
    },
  );

  it("never share a customer, whatever is corrected", async () => {
    const memories = await corrected({ ...customerOf(first), customerName: "Alder Boat Works, LLC" });
    for (const invoice of others)
      expect(await read(invoice, all, memories)).toMatchObject({
        customerName: { value: invoice.customer },
        billToAddress: { value: customerOf(invoice).billToAddress },
      });
  });

  it("share what belongs to the vendor where it is not printed: without a place, and to be looked at", async () => {
    const memories = await corrected({ vendorTaxNumber: "12-3456789" });
    for (const invoice of others) {
      const { vendorTaxNumber } = await read(invoice, all, memories);
      expect(vendorTaxNumber).toMatchObject({ value: "12-3456789", place: null });
      expect(vendorTaxNumber?.confidence).toBeLessThan(0.8);
    }
  });

  it("keep the vendor's data that is printed and differs from what was typed", async () => {
    const memories = await corrected({
      vendorName: "Granite State Marine Supplies",
      vendorAddress: "9 Harbor Way, Portsmouth NH 03801",
      currency: "EUR",
    });
    expect(await read(second, all, memories)).toMatchObject({
      vendorName: { value: second.vendor },
      vendorAddress: { value: "1 Harbor Way, Portsmouth NH 03801" },
      currency: { value: "USD" },
    });
  });

  it("do not share a value of the tenant's own fields, only where it stands", async () => {
    const memories = await corrected({ "own:pontoon": first.berth });
    for (const invoice of others)
      expect((await read(invoice, all, memories))["own:pontoon"]?.value).toBe(invoice.berth);
  });
});

describe("another vendor's invoice in the same layout", () => {
  it("is given places, no values", async () => {
    const memories = await corrected({ "own:pontoon": first.berth, vendorTaxNumber: "12-3456789" });
    const before = valuesIn(await read(neighbourInvoice));
    expect(before["own:pontoon"]).toBeUndefined();
    const after = await read(neighbourInvoice, all, memories);
    expect(valuesIn(after)).toEqual({ ...before, "own:pontoon": neighbourInvoice.berth });
    expect(after["own:pontoon"]?.reasons[0]?.key).toBe("reason.memory-place");
  });

  it("teaches a memory of its own", async () => {
    const memories = await corrected(otherDates);
    const pages = await pagesOf(neighbourInvoice);
    const seen = { id: "neighbour", pages, request: all, predicted: extract(pages, all) };
    const both = teach(memories, seen, { fields: otherDates }, new Set(all.fields.map(({ key }) => key)));
    expect(both.map(({ samples }) => samples.length)).toEqual([1, 1]);
  });
});
