import { startFinanceOperations } from "@tests/stand-ins/erp/finance-operations";
import { expectConsole } from "@tests/support/announced-console";
import { erpWorld, invoice, only, settingsFor, taxedLine } from "@tests/support/erp-world";
import { plantDocument } from "@tests/support/plant-document";
import { describe, expect, it } from "vitest";
import { getSending } from "~/operations/erp/get-sending";
import { listErpCompanies } from "~/operations/erp/list-companies";
import { sendToErp } from "~/operations/erp/send";

type World = Awaited<ReturnType<typeof erpWorld>>;

const send = ({ context, documentId }: World) => sendToErp(context, { documentIds: [documentId] });
const sendingOf = async ({ context, documentId }: World) =>
  (await getSending(context, { documentId })).sending;

describe("an approved document that is sent to Finance & Operations", () => {
  it("waits there with its lines and its file, under our id", async () => {
    const there = startFinanceOperations();
    const world = await erpWorld(there, "finance-operations", { posting: "post" });
    await send(world);
    expect(await world.run()).toEqual({ state: "sent" });
    expect(there.headers).toEqual([
      {
        dataAreaId: "usmf",
        HeaderReference: world.documentId,
        InvoiceNumber: "inv-7",
        InvoiceDate: "2026-03-02T12:00:00Z",
        VendorAccount: "1001",
        InvoiceAccount: "1001",
        DueDate: "2026-04-01T12:00:00Z",
        ImportedAmount: 120,
        IsPricesIncludeSalesTax: "No",
      },
    ]);
    expect(there.lines).toMatchObject([
      { InvoiceLineNumber: 1, ItemNumber: "rope-10", LineDescription: "Rope", NetAmount: 60 },
      { InvoiceLineNumber: 2, ProcurementCategoryName: "Services", LineDescription: "Paint", NetAmount: 40 },
    ]);
    const fileName = `Marz-1-${world.documentId}.pdf`;
    expect(only(there.attachments)).toMatchObject({
      dataAreaId: "usmf",
      FileName: fileName,
      FileType: "pdf",
    });
    expect(atob(only(there.attachments).FileContents)).toBe("%PDF-1.7 planted");
    expect(await sendingOf(world)).toMatchObject({
      state: "sent",
      problem: null,
      number: "inv-7",
      posted: false,
      ourTotal: "100.00",
      theirTotal: "100.00",
    });
  });

  it("has the codes of its taxes, and says that its prices include them", async () => {
    const there = startFinanceOperations();
    const world = await erpWorld(there, "finance-operations", { taxCodes: "20 = STD" });
    const withTax = { ...invoice, lineItems: [taxedLine("120.00", "20")] };
    const documentId = await plantDocument(world.tenant, world.modelId, {
      position: 2,
      status: "approved",
      result: withTax,
    });
    await send({ ...world, documentId });
    expect(await world.run(documentId)).toEqual({ state: "sent" });
    expect(only(there.headers)).toMatchObject({ IsPricesIncludeSalesTax: "Yes" });
    expect(only(there.lines)).toMatchObject({ NetAmount: 120, ItemSalesTax: "STD" });
    expect(await sendingOf({ ...world, documentId })).toMatchObject({ problem: null, ourTotal: "120.00" });
  });

  it("has negative amounts as a credit memo", async () => {
    const there = startFinanceOperations();
    const world = await erpWorld(there, "finance-operations", {}, "credit-notes");
    await send(world);
    expect(await world.run()).toEqual({ state: "sent" });
    expect(only(there.headers)).toMatchObject({ ImportedAmount: -120 });
    expect(there.lines.map(({ NetAmount }) => NetAmount)).toEqual([-60, -40]);
    expect(await sendingOf(world)).toMatchObject({ problem: null, theirTotal: "100.00" });
  });

  it("is not sent a second time when it is gone from the pending ones", async () => {
    expectConsole(/erp\.failed/);
    const there = startFinanceOperations();
    const world = await erpWorld(there, "finance-operations");
    await send(world);
    await world.run();
    there.headers.length = 0;
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({ problem: "erp.problem.gone", detail: "inv-7" });
    expect(there.headers).toEqual([]);
  });

  it("leaves alone an invoice of the same number that somebody else has made", async () => {
    expectConsole(/erp\.failed/);
    const there = startFinanceOperations();
    const world = await erpWorld(there, "finance-operations");
    const byHand = {
      dataAreaId: "usmf",
      HeaderReference: "x",
      InvoiceNumber: "inv-7",
      InvoiceAccount: "1001",
    };
    there.headers.push(byHand);
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({ problem: "erp.problem.there-already" });
    expect(there.headers).toEqual([byHand]);
  });

  it("says what is wrong in the system's words", async () => {
    expectConsole(/erp\.failed/);
    const there = startFinanceOperations();
    const world = await erpWorld(there, "finance-operations", { account: "Nothing" });
    await send(world);
    expect(await world.run()).toEqual({ state: "refused" });
    expect(await sendingOf(world)).toMatchObject({
      problem: "erp.problem.said",
      detail: "The value in field 'Procurement category' is not found.",
    });
  });

  it.each(["before", "after"] as const)(
    "comes to one invoice and one file when it is killed %s any call, with a 429 at every fourth",
    async (when) => {
      expectConsole(/erp\.failed/);
      for (let at = 1; at <= 16; at++) {
        const there = startFinanceOperations();
        const world = await erpWorld(there, "finance-operations");
        there.calls.length = 0;
        there.throttleEach = 4;
        await send(world);
        const killed = new Promise<string>((resolve) => {
          there.kill = { at, when, killed: () => resolve("killed") };
        });
        await Promise.race([killed, world.run()]);
        there.kill = null;
        for (let state = "waiting"; state === "waiting" || state === "gone"; ) {
          world.clock.ahead += 2 * 3_600_000;
          state = (await world.run()).state;
          if ((await sendingOf(world))?.state === "sent") break;
        }
        expect(await sendingOf(world), `killed ${when} call ${at}`).toMatchObject({
          state: "sent",
          problem: null,
        });
        expect(there.headers).toHaveLength(1);
        expect(there.lines).toHaveLength(2);
        expect(atob(only(there.attachments).FileContents)).toBe("%PDF-1.7 planted");
      }
    },
  );
});

it("the companies of an environment are listed, however its address was copied", async () => {
  const there = startFinanceOperations();
  const { context, modelId } = await erpWorld(there, "finance-operations");
  const environment = "https://Harbour.operations.dynamics.com/?cmp=usmf";
  const wanted = settingsFor(modelId, "finance-operations", { environment });
  expect(await listErpCompanies(context, wanted)).toEqual([{ id: "usmf", name: "Harbour US" }]);
});
