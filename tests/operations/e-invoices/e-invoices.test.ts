import { env } from "cloudflare:workers";
import { europeanModel } from "@tests/support/european-model";
import { madeIban } from "@tests/support/made-accounts";
import { makeTenant } from "@tests/support/make-tenant";
import { plantBill } from "@tests/support/plant-bill";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { PDFDocument, PDFName } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { supplierAccounts } from "~/data/shard/supplier-schema";
import { documentFiles } from "~/domain/documents/document-files";
import { NotAnEInvoice } from "~/domain/e-invoice/not-an-e-invoice";
import { noDetails } from "~/domain/e-invoice/party-details";
import { deliverRelease } from "~/operations/documents/deliver-release";
import { getDocument } from "~/operations/documents/get";
import { releaseDocuments } from "~/operations/documents/release";
import { deleteEInvoiceParty } from "~/operations/e-invoices/delete-party";
import { editEInvoiceSettings } from "~/operations/e-invoices/edit-settings";
import { getEInvoice } from "~/operations/e-invoices/get";
import { saveEInvoiceParty } from "~/operations/e-invoices/save-party";
import { writeEInvoice } from "~/operations/e-invoices/write";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const invoice = {
  ...plantedResult,
  fields: {
    invoiceNumber: found("R-7"),
    invoiceDate: found("2026-03-02"),
    dueDate: found("2026-04-01"),
    currency: found("EUR"),
    subTotal: found("100.00"),
    tax: found("19.00"),
    total: found("119.00"),
    vendorName: found("Seil & Tau GmbH"),
    vendorTaxNumber: found("DE136695976"),
    customerName: found("Werft Nord"),
  },
  proof: {
    state: "proven" as const,
    equations: [
      {
        key: "equation.net-tax-total",
        values: { subTotal: "100.00", tax: "19.00", total: "119.00" },
        holds: true,
      },
    ],
  },
};

async function invoiceWorld(status: "approved" | "success" = "approved", result = invoice) {
  const context = { ...(await makeTenant()), pdfs: pdfCarrier };
  const { id: modelId } = await europeanModel(context);
  const documentId = await plantDocument(context, modelId, { status, result });
  return { context, documentId };
}

const nothing = async () => {};

const germany = { ...noDetails, country: "DE" };

describe("the e-invoice of a document", () => {
  it("is written once its parties are known, and for all further documents of theirs", async () => {
    const { context, documentId } = await invoiceWorld();
    const before = await getEInvoice(context, { documentId });
    expect(before.problems).toMatchObject([{ rule: "BR-11", ask: { party: "buyer", detail: "country" } }]);
    await expect(writeEInvoice(context, { documentId })).rejects.toBeInstanceOf(NotAnEInvoice);
    const saved = await saveEInvoiceParty(context, { name: "Werft  NORD", details: germany });
    expect(saved).toEqual({ partyKey: "name:WERFTNORD", revision: 1 });
    const file = await writeEInvoice(context, { documentId });
    const text = new TextDecoder().decode(file.bytes);
    expect(file).toMatchObject({ fileName: `invoice-${documentId}.xml`, contentType: "application/xml" });
    const cii = await writeEInvoice(context, { documentId, format: "cii" });
    expect(cii.fileName).toBe(`invoice-${documentId}-cii.xml`);
    expect(text).toContain("<cbc:RegistrationName>Seil &amp; Tau GmbH</cbc:RegistrationName>");
    expect(text).toContain('<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>');
    const { results } = await usShard()
      .prepare(
        "select subject_id, detail from audit where tenant_id = ? and operation = 'e-invoices.save-party'",
      )
      .bind(context.tenant.id)
      .all<{ subject_id: string; detail: string }>();
    expect(results).toEqual([
      { subject_id: "name:WERFTNORD", detail: JSON.stringify({ name: "Werft  NORD", said: ["country"] }) },
    ]);
  });

  it("is paid to the account on its pages where that is on the supplier's file", async () => {
    const context = await makeTenant();
    const { id: modelId } = await europeanModel(context);
    const values = { vendorName: "Seil & Tau GmbH", invoiceNumber: "R-7", total: "119.00" };
    const known = madeIban("DE", "370400440532013000");
    const plant = async (position: number, status: "approved" | "success", iban: string) => {
      const page = `INVOICE R-7\nPlease pay to IBAN ${iban}\nTotal 119.00`;
      const documentId = await plantBill(context, modelId, { position, status, values, page });
      const openTenant = ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test");
      // What other tests left to be compared comes first, some documents at a time.
      for (let turn = 0; turn < 50 && !(await getDocument(context, { documentId })).supplier; turn += 1)
        await compareDueDocuments({ ...makeSweepContext(env), openTenant }, {});
      return (await getEInvoice(context, { documentId })).invoice.payment;
    };
    expect(await plant(1, "approved", known)).toEqual({ code: "58", account: known });
    const { shard } = context;
    const ours = madeIban("DE", "100500000054540402");
    const account = { id: context.newId(), key: ours, country: "DE", origin: "person" as const };
    await shard
      .insert(supplierAccounts)
      .values({ ...account, supplierId: "", addedBy: "p", addedAt: new Date() });
    // Ours is on the page to be debited: it is nobody's to be paid to.
    expect(await plant(3, "approved", `${known} debited from ${ours}`)).toEqual({
      code: "58",
      account: known,
    });
    expect(await plant(2, "success", madeIban("DE", "500105175407324931"))).toEqual({
      code: "1",
      account: null,
    });
  });

  it("is refused before the document is approved, and when its sums differ", async () => {
    const { context, documentId } = await invoiceWorld("success");
    await saveEInvoiceParty(context, { name: "Werft Nord", details: germany });
    await expect(writeEInvoice(context, { documentId })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "einvoice.error.not-approved",
    });
    const differing = {
      ...invoice.proof,
      equations: invoice.proof.equations.map((one) => ({ ...one, holds: false })),
    };
    const other = await invoiceWorld("approved", { ...invoice, proof: differing as never });
    const { problems } = await getEInvoice(other.context, { documentId: other.documentId });
    expect(problems[0]).toMatchObject({ rule: "FW-PROOF", messageKey: "einvoice.says.fw-proof-differs" });
  });

  it("keeps what two people say apart, and forgets a party", async () => {
    const { context } = await invoiceWorld();
    const party = { name: "Werft Nord", taxNumber: "DE129273398", details: germany };
    const { partyKey } = await saveEInvoiceParty(context, party);
    expect(partyKey).toBe("tax:DE129273398");
    await expect(saveEInvoiceParty(context, party)).rejects.toMatchObject({ code: "conflict" });
    expect(await saveEInvoiceParty(context, { ...party, revision: 1 })).toMatchObject({ revision: 2 });
    await deleteEInvoiceParty(context, { partyKey });
    await expect(deleteEInvoiceParty(context, { partyKey })).rejects.toMatchObject({ code: "not-found" });
  });

  it("travels inside of its PDF, unless that cannot be written", async () => {
    const { context, documentId } = await invoiceWorld();
    await saveEInvoiceParty(context, { name: "Werft Nord", details: germany });
    await expect(writeEInvoice(context, { documentId, format: "pdf" })).rejects.toMatchObject({
      messageKey: "einvoice.error.pdf-unwritable",
    });
    const paper = await PDFDocument.create();
    paper.addPage();
    await context.files.put(documentFiles.original(documentId), await paper.save(), "application/pdf");
    const { bytes, contentType } = await writeEInvoice(context, { documentId, format: "pdf" });
    expect(contentType).toBe("application/pdf");
    expect((await PDFDocument.load(bytes)).catalog.has(PDFName.of("AF"))).toBe(true);
  });

  it("lies beside the files of a release where its model wants it, and is left out with a reason", async () => {
    const { context, documentId } = await invoiceWorld();
    const { document } = await getEInvoice(context, { documentId });
    await editEInvoiceSettings(context, { modelId: document.modelId, profile: "en16931" });
    const names: string[] = [];
    const transfer = { test: nothing, fetch: async () => new Uint8Array(), store: nothing };
    const releases = { send: async () => {} };
    const keep = { ...context.files, putStream: async (key: string) => names.push(key) };
    const deliver = async () => {
      await releaseDocuments({ ...context, releases }, { documentIds: [documentId] });
      const job = { ...context, files: keep, transfer, actor: { kind: "system", id: "releases" } as const };
      return deliverRelease(job, { documentId });
    };
    expect(await deliver()).toMatchObject({ state: "done" });
    expect(names.filter((name) => name.endsWith(".xml"))).toEqual([]);
    const { results } = await usShard()
      .prepare("select detail from audit where tenant_id = ? and operation = 'documents.deliver-release'")
      .bind(context.tenant.id)
      .all<{ detail: string }>();
    expect(JSON.parse(results[0]?.detail ?? "{}")).toMatchObject({ noEInvoice: ["BR-11"] });
    await saveEInvoiceParty(context, { name: "Werft Nord", details: germany });
    expect(await deliver()).toMatchObject({ state: "done" });
    expect(names.at(-1)).toMatch(/-e-invoice\.xml$/);
  });

  it("takes no details that are none", async () => {
    const { context } = await invoiceWorld();
    const details = { ...noDetails, country: "Germany", iban: "DE00", zeroCategory: "S" };
    await expect(saveEInvoiceParty(context, { name: "Werft Nord", details })).rejects.toMatchObject({
      issues: [{ path: "details.country" }, { path: "details.iban" }, { path: "details.zeroCategory" }],
    });
  });
});
