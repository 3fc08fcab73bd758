import { startBusinessCentral } from "@tests/stand-ins/erp/business-central";
import type { Row } from "@tests/stand-ins/erp/odata";
import { expectConsole } from "@tests/support/announced-console";
import { erpWorld, invoice, only, settingsFor, taxedLine } from "@tests/support/erp-world";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found } from "@tests/support/planted-result";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { approveDocument } from "~/operations/documents/approve";
import { undoApproval } from "~/operations/documents/take-back";
import { editErpSettings } from "~/operations/erp/edit-settings";
import { getSending } from "~/operations/erp/get-sending";
import { getErpSettings } from "~/operations/erp/get-settings";
import { listErpCompanies } from "~/operations/erp/list-companies";
import { sendToErp } from "~/operations/erp/send";
import { testErp } from "~/operations/erp/test";

type World = Awaited<ReturnType<typeof erpWorld>>;

const send = ({ context, documentId }: World) => sendToErp(context, { documentIds: [documentId] });
const sendingOf = async ({ context, documentId }: World) =>
  (await getSending(context, { documentId })).sending;

/** Runs until there is nothing to do any more, however often that takes. */
async function runToTheEnd(world: World): Promise<number> {
  for (let runs = 1; ; runs++) {
    if ((await world.run()).state !== "waiting") return runs;
    world.clock.ahead += 2 * 3_600_000;
  }
}

describe("an approved document that is sent to Business Central", () => {
  it("becomes a draft invoice with its lines and its file, and says its number and link", async () => {
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central", { vendorAccounts: "v100 = 62300" });
    expect(await send(world)).toEqual([{ documentId: world.documentId, outcome: "done" }]);
    expect(world.sent).toEqual([{ tenantId: world.context.tenant.id, documentId: world.documentId }]);
    expect(await sendingOf(world)).toMatchObject({ state: "waiting", attempts: 0 });

    expect(await world.run()).toEqual({ state: "sent" });
    const made = only(there.documents.purchaseInvoices);
    expect(made).toMatchObject({
      vendorInvoiceNumber: "INV-7",
      invoiceDate: "2026-03-02",
      postingDate: "2026-03-02",
      dueDate: "2026-04-01",
      vendorNumber: "V100",
      status: "Draft",
      purchaseInvoiceLines: [
        { lineType: "Comment", description: "PO-5" },
        { lineType: "Item", lineObjectNumber: "ROPE-10", description: "Rope", quantity: 3, unitCost: 20 },
        { lineType: "Account", lineObjectNumber: "62300", description: "Paint", quantity: 1, unitCost: 40 },
      ],
    });
    expect(only(there.attachments)).toMatchObject({
      fileName: `Marz-1-${world.documentId}.pdf`,
      content: "%PDF-1.7 planted",
    });
    expect(await sendingOf(world)).toMatchObject({
      state: "sent",
      problem: null,
      number: made.number,
      posted: false,
      ourTotal: "120.00",
      theirTotal: "120.00",
    });
    expect((await sendingOf(world))?.link).toContain(`/Production?company=Harbour&page=51`);
    expect(await auditedOperations(world.tenant)).toEqual(["erp.edit-settings", "erp.send", "erp.deliver"]);
  });

  it("has the tax code of each line's rate, where the model says one", async () => {
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central", { taxCodes: "20 = VAT20\n5,5% = LOW" });
    const lineItems = [taxedLine("60.00", "20"), taxedLine("20.00", "5.5"), taxedLine("20.00", "10")];
    const documentId = await plantDocument(world.tenant, world.modelId, {
      position: 2,
      status: "approved",
      result: { ...invoice, lineItems },
    });
    for (const id of [world.documentId, documentId]) {
      await sendToErp(world.context, { documentIds: [id] });
      there.documents.purchaseInvoices.length = 0;
      expect(await world.run(id)).toEqual({ state: "sent" });
      const [order, ...lines] = only(there.documents.purchaseInvoices).purchaseInvoiceLines as Row[];
      expect(order).not.toHaveProperty("taxCode");
      const codes = lines.map(({ taxCode }) => taxCode);
      expect(codes).toEqual(id === documentId ? ["VAT20", "LOW", undefined] : ["VAT20", "VAT20"]);
    }
  });

  it("is posted where that is wanted, and gets the number of the posted one", async () => {
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central", { posting: "post" });
    await send(world);
    expect(await world.run()).toEqual({ state: "sent" });
    expect(only(there.documents.purchaseInvoices)).toMatchObject({ status: "Open", number: "108001" });
    expect(await sendingOf(world)).toMatchObject({ state: "sent", number: "108001", posted: true });
  });

  it("stays a draft, and says why, when the sums there are others", async () => {
    const there = startBusinessCentral();
    there.settings.taxPercent = 5;
    const world = await erpWorld(there, "business-central", { posting: "post" });
    await send(world);
    expect(await world.run()).toEqual({ state: "sent" });
    expect(only(there.documents.purchaseInvoices)).toMatchObject({ status: "Draft" });
    expect(await sendingOf(world)).toMatchObject({
      state: "sent",
      problem: "erp.problem.sums",
      posted: false,
      ourTotal: "120.00",
      theirTotal: "105.00",
    });
  });

  it("becomes a credit memo when its model reads credit notes, whose amounts are negative or not", async () => {
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central", { posting: "post" }, "credit-notes");
    const negative = await plantDocument(world.tenant, world.modelId, {
      position: 2,
      status: "approved",
      result: {
        ...invoice,
        fields: {
          ...invoice.fields,
          invoiceNumber: found("CN-8"),
          subTotal: found("-100.00"),
          tax: found("-20.00"),
          total: found("-120.00"),
        },
        lineItems: [
          { cells: { description: found("Rope"), netTotal: found("-100.00") }, arithmetic: "agrees" },
        ],
      },
    });
    await sendToErp(world.context, { documentIds: [world.documentId, negative] });
    expect(await world.run()).toEqual({ state: "sent" });
    expect(await world.run(negative)).toEqual({ state: "sent" });
    expect(there.documents.purchaseInvoices).toEqual([]);
    expect(there.documents.purchaseCreditMemos).toMatchObject([
      { vendorCreditMemoNumber: "INV-7", creditMemoDate: "2026-03-02", totalAmountIncludingTax: 120 },
      { vendorCreditMemoNumber: "CN-8", totalAmountIncludingTax: 120, status: "Open" },
    ]);
    expect(there.attachments).toHaveLength(2);
  });

  it.each([
    [
      "there is no vendor",
      { vendorTaxNumber: found("GB999"), vendorName: found("Nobody") },
      "vendor-missing",
    ],
    [
      "two vendors have the name",
      { vendorTaxNumber: null, vendorName: found("Twin Paints") },
      "vendors-name",
    ],
    ["it has no number", { invoiceNumber: null }, "no-number"],
    ["it has no date", { invoiceDate: null }, "no-date"],
    ["it has no total", { total: null }, "no-total"],
    ["its number is too long", { invoiceNumber: found("9".repeat(36)) }, "number-too-long"],
  ])("is refused with a sentence, and not tried again, when %s", async (_name, change, problem) => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central");
    const fields = Object.fromEntries(
      Object.entries({ ...invoice.fields, ...change }).filter(([, value]) => value !== null),
    ) as typeof invoice.fields;
    const documentId = await plantDocument(world.tenant, world.modelId, {
      position: 2,
      status: "approved",
      result: { ...invoice, fields },
    });
    const asked = { ...world, documentId };
    await send(asked);
    expect(await world.run(documentId)).toEqual({ state: "refused" });
    expect(await sendingOf(asked)).toMatchObject({ state: "refused", problem: `erp.problem.${problem}` });
    expect(there.documents.purchaseInvoices).toEqual([]);
    expect(await auditedOperations(world.tenant)).toContain("erp.refuse");
  });

  it("is sent again once the vendor is there", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const [vendor] = there.vendors.splice(0, 1);
    const world = await erpWorld(there, "business-central");
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({ detail: "Harbour Rope Ltd, GB 123 4567 89" });
    there.vendors.push(vendor as Row);
    expect((await send(world))[0]?.outcome).toBe("done");
    expect(await world.run()).toEqual({ state: "sent" });
  });

  it("leaves alone what somebody else has made there with the same number", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central", { posting: "post" });
    const byHand = { id: "1", number: "107999", vendorNumber: "V100", vendorInvoiceNumber: "INV-7" };
    there.documents.purchaseInvoices.push({ ...byHand, status: "Draft", totalAmountIncludingTax: 120 });
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({
      problem: "erp.problem.there-already",
      detail: "107999",
    });
    expect(only(there.documents.purchaseInvoices)).toMatchObject({ status: "Draft" });
    expect(there.attachments).toEqual([]);
  });

  it("is not made twice when it is sent again, and made again when it was deleted there", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central");
    await send(world);
    await world.run();
    await send(world);
    expect(await world.run()).toEqual({ state: "sent" });
    expect(there.documents.purchaseInvoices).toHaveLength(1);

    await usShard()
      .prepare("update documents set revision = revision + 1 where id = ?")
      .bind(world.documentId)
      .run();
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({ problem: "erp.problem.changed-since", detail: "107001" });
    there.documents.purchaseInvoices.length = 0;
    await send(world);
    expect(await world.run()).toEqual({ state: "sent" });
    expect(only(there.documents.purchaseInvoices)).toMatchObject({ number: "107002" });
  });
});

describe("killed after any call, in the middle of a 429 at every fourth", () => {
  // How many calls a whole run makes, each of which may be the last.
  const calls = Array.from({ length: 14 }, (_, index) => index + 1);

  it.each(["before", "after"] as const)("(%s it) it comes to one invoice and one file", async (when) => {
    expectConsole(/erp\.failed/);
    for (const at of calls) {
      const there = startBusinessCentral();
      const world = await erpWorld(there, "business-central", { posting: "post" });
      there.calls.length = 0;
      there.throttleEach = 4;
      await send(world);
      const killed = new Promise<string>((resolve) => {
        there.kill = { at, when, killed: () => resolve("killed") };
      });
      const first = await Promise.race([killed, world.run().then(({ state }) => state)]);
      there.kill = null;
      // Nobody else may have it while the run could be alive.
      if (first === "killed") expect(await world.run()).toEqual({ state: "gone" });
      world.clock.ahead += 11 * 60_000;
      await runToTheEnd(world);
      expect(await sendingOf(world), `killed ${when} call ${at}`).toMatchObject({
        state: "sent",
        problem: null,
        posted: true,
      });
      expect(only(there.documents.purchaseInvoices)).toMatchObject({ status: "Open" });
      expect(only(there.attachments)).toMatchObject({ content: "%PDF-1.7 planted" });
    }
  });
});

describe("when Business Central does not answer as it should", () => {
  it("goes on after the time that was asked for, for every document of the model", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central");
    const second = await plantDocument(world.tenant, world.modelId, {
      position: 2,
      status: "approved",
      result: invoice,
    });
    await sendToErp(world.context, { documentIds: [world.documentId, second] });
    there.retryAfter = "1200";
    there.failures.push(429);
    expect(await world.run()).toEqual({ state: "waiting" });
    expect(await sendingOf(world)).toMatchObject({ problem: "erp.problem.no-sign-in", attempts: 1 });
    const calls = there.calls.length;
    expect(await world.run(second)).toEqual({ state: "waiting" });
    expect(there.calls).toHaveLength(calls);
    expect(await sendingOf({ ...world, documentId: second })).toMatchObject({ attempts: 0, problem: null });
    world.clock.ahead = 1_201_000;
    expect(await world.run()).toEqual({ state: "sent" });
  });

  it("is given up after eight tries, with the last reason", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central");
    await send(world);
    there.failures.push(...Array.from({ length: 100 }, () => 500));
    expect(await runToTheEnd(world)).toBe(8);
    expect(await sendingOf(world)).toMatchObject({
      state: "refused",
      attempts: 8,
      problem: "erp.problem.no-sign-in",
    });
  });

  it("does not repeat a creation that may have happened, and finds what it has made", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central");
    await send(world);
    const ask = there.ask;
    let lost = false;
    const losing = (async (input: RequestInfo, init?: RequestInit) => {
      const answer = await ask(input, init);
      const isCreation = init?.method === "POST" && String(input).endsWith("/purchaseInvoices");
      if (!isCreation || lost) return answer;
      lost = true;
      return Response.json({ error: { code: "x", message: "timeout" } }, { status: 504 });
    }) as typeof fetch;
    const { openErpSystems } = await import("~/platform/erp/open-erp-systems");
    const { hosts } = await import("@tests/support/erp-world");
    world.context.erp = openErpSystems({ hosts, ask: losing, pause: async () => {} });
    expect(await world.run()).toEqual({ state: "waiting" });
    world.clock.ahead += 3_600_000;
    expect(await world.run()).toEqual({ state: "sent" });
    expect(there.documents.purchaseInvoices).toHaveLength(1);
  });
});

describe("the connection of a model", () => {
  it("is saved with a sealed secret after company and account were found, and tested", async () => {
    const there = startBusinessCentral();
    const { context, modelId } = await erpWorld(there, "business-central");
    const { settings } = await getErpSettings(context, { modelId });
    expect(settings).toMatchObject({ companyName: "Harbour", revision: 1 });
    expect(JSON.stringify(settings)).not.toContain("right secret");
    expect(await testErp(context, { modelId })).toEqual({ id: there.companyId, name: "Harbour" });
    const wanted = settingsFor(modelId, "business-central");
    expect(await listErpCompanies(context, { ...wanted, clientSecret: "" })).toHaveLength(1);
  });

  it.each([
    ["a wrong secret", { clientSecret: "wrong" }, "erp.problem.sign-in-secret"],
    ["an unknown company", { companyId: "other" }, "erp.problem.no-such-company"],
    ["an unknown account", { account: "1" }, "erp.problem.no-such-account"],
    ["an address for an environment", { environment: "https://x.test/" }, "erp.problem.environment"],
    [
      "another application without its secret",
      { clientId: "99999999-2222-3333-4444-555555555555", clientSecret: "" },
      "erp.problem.secret-again",
    ],
    ["what somebody else saved since", { revision: 0 }, "erp.problem.changed"],
  ])("is not saved with %s", async (_name, change, messageKey) => {
    const there = startBusinessCentral();
    const { context, modelId } = await erpWorld(there, "business-central");
    const wanted = settingsFor(modelId, "business-central", { revision: 1, ...change });
    await expect(editErpSettings(context, wanted)).rejects.toMatchObject({ messageKey });
  });

  it("does not open with the secret of another tenant or model", async () => {
    expectConsole(/erp\.failed/);
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central");
    const other = await erpWorld(startBusinessCentral(), "business-central");
    await usShard()
      .prepare(
        "update erp_settings set sealed_secret = (select sealed_secret from erp_settings where model_id = ?) where model_id = ?",
      )
      .bind(other.modelId, world.modelId)
      .run();
    there.calls.length = 0;
    await expect(testErp(world.context, { modelId: world.modelId })).rejects.toMatchObject({
      messageKey: "erp.problem.secret",
    });
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({ problem: "erp.problem.secret" });
    expect(there.calls).toEqual([]);
  });
});

describe("an approval", () => {
  const approved = async (onApproval: boolean) => {
    const there = startBusinessCentral();
    const world = await erpWorld(there, "business-central", { onApproval });
    const documentId = await plantDocument(world.tenant, world.modelId, { position: 2, result: invoice });
    await approveDocument(world.context, { documentId, force: true });
    return { ...world, documentId, there };
  };

  it("sends the document a minute later, where the model says so", async () => {
    const world = await approved(true);
    expect(await sendingOf(world)).toMatchObject({ state: "waiting", attempts: 0 });
    expect(await world.run(world.documentId)).toEqual({ state: "gone" });
    world.clock.ahead = 61_000;
    expect(await world.run(world.documentId)).toEqual({ state: "sent" });
    expect(await documentRow(world.documentId)).toMatchObject({ status: "approved" });
  });

  it("sends nothing where the model does not say so", async () => {
    expect(await sendingOf(await approved(false))).toBeNull();
  });

  it("that is taken back takes the sending along", async () => {
    const world = await approved(true);
    await undoApproval(world.context, { documentId: world.documentId });
    expect(await sendingOf(world)).toBeNull();
  });
});

describe("who asks for a sending", () => {
  it("finds nothing of another tenant, and no model without a connection", async () => {
    const world = await erpWorld(startBusinessCentral(), "business-central");
    const other = await makeTenant();
    const { documentId } = world;
    expect(await sendToErp(other, { documentIds: [documentId] })).toEqual([
      { documentId, outcome: "not-found" },
    ]);
    expect(await getSending(other, { documentId })).toEqual({ isSetUp: false, sending: null });
    const { id } = await makeModel(other);
    const own = await plantDocument(other, id, { status: "approved" });
    expect(await sendToErp(other, { documentIds: [own] })).toEqual([
      { documentId: own, outcome: "conflict" },
    ]);
  });
});
