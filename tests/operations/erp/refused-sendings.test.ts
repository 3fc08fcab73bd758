import { startBusinessCentral } from "@tests/stand-ins/erp/business-central";
import { expectConsole } from "@tests/support/announced-console";
import { erpWorld, invoice } from "@tests/support/erp-world";
import { plantDocument } from "@tests/support/plant-document";
import { found } from "@tests/support/planted-result";
import { makeReader, notificationsFor, tellPeople } from "@tests/support/told-people";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { listConnections } from "~/operations/connections/list";
import { listSendings } from "~/operations/erp/list-sendings";
import { listErpStates } from "~/operations/erp/list-states";
import { sendToErp } from "~/operations/erp/send";
import { getHome } from "~/operations/reports/get-home";
import { createEndpoint } from "~/operations/webhooks/create";
import { listDeliveries } from "~/operations/webhooks/list-deliveries";

const stranger = {
  ...invoice,
  fields: {
    ...invoice.fields,
    invoiceNumber: found("inv-8"),
    vendorName: found("Nobody"),
    vendorTaxNumber: found("GB 999"),
  },
};

/** A document that the ERP system takes and one whose vendor it does not know, both sent. */
async function refusedWorld() {
  expectConsole(/erp\.failed/);
  const world = await erpWorld(startBusinessCentral(), "business-central");
  const refusedId = await plantDocument(world.tenant, world.modelId, {
    position: 2,
    status: "approved",
    fileName: "stranger.pdf",
    result: stranger,
  });
  const webhooks = {
    problemOf: () => null,
    send: async () => ({ status: 200, text: "", retryAfter: null, problem: null }),
  };
  const { endpointId } = await createEndpoint(
    { ...world.context, webhooks, site: "https://fieldwise.example" },
    { url: "https://good.example.com/in", eventTypes: ["document.sent_to_erp", "document.erp_refused"] },
  );
  const both = [world.documentId, refusedId];
  await sendToErp(world.context, { documentIds: both });
  for (const id of both) await world.run(id);
  return { ...world, refusedId, endpointId };
}

describe("a document that the ERP system refuses", () => {
  it("is told by a webhook, as is one that it takes", async () => {
    const { context, documentId, refusedId, endpointId } = await refusedWorld();
    const { deliveries } = await listDeliveries(context, { endpointId });
    expect(deliveries.map(({ type, documentId: of }) => [type, of])).toEqual([
      ["document.erp_refused", refusedId],
      ["document.sent_to_erp", documentId],
    ]);
    const { results } = await usShard()
      .prepare("select data from webhook_events where tenant_id = ? order by sequence")
      .bind(context.tenant.id)
      .all<{ data: string }>();
    expect(results.map(({ data }) => JSON.parse(data))).toMatchObject([
      { documentId, problem: null, erp: { system: "business-central", number: "107001", posted: false } },
      {
        documentId: refusedId,
        fileName: "stranger.pdf",
        problem: "erp.problem.vendor-missing",
        erp: { number: null, detail: "Nobody, GB 999" },
      },
    ]);
  });

  it("is among the home page's problems and the page Connections, until it is sent again", async () => {
    const { context, refusedId, modelId } = await refusedWorld();
    expect((await getHome(context, {})).wrong).toMatchObject([
      { kind: "erp", about: "stranger.pdf", to: `/documents/${refusedId}` },
    ]);
    const erp = async () => (await listConnections(context, {})).find(({ kind }) => kind === "erp");
    expect(await erp()).toMatchObject({ id: modelId, state: "failing", toDo: "erp-failing" });
    await sendToErp(context, { documentIds: [refusedId] });
    expect((await getHome(context, {})).wrong).toEqual([]);
  });

  it("is in the mail about deliveries that failed, with the reason in the reader's language", async () => {
    const { context } = await refusedWorld();
    const [english, spanish] = [await makeReader(context), await makeReader(context, { language: "es" })];
    await tellPeople(context, context.now());
    await tellPeople(context, new Date(context.now().getTime() + 26 * 3_600_000));
    const [mail] = await notificationsFor(english.email);
    expect(mail?.body).toContain(
      "stranger.pdf was not sent to Business Central: There is no vendor “Nobody, GB 999” in Dynamics 365.",
    );
    const [carta] = await notificationsFor(spanish.email);
    expect(carta?.body).toContain("stranger.pdf no se envió a Business Central:");
  });
});

describe("the list of what was sent", () => {
  it("shows each state with its count, and goes on from page to page", async () => {
    const { context, modelId, documentId, refusedId } = await refusedWorld();
    const waiting: string[] = [];
    for (let position = 3; position <= 7; position++)
      waiting.push(await plantDocument(context, modelId, { position, status: "approved" }));
    await sendToErp(context, { documentIds: waiting });
    const refused = await listSendings(context, { modelId });
    expect(refused).toMatchObject({
      items: [{ documentId: refusedId, fileName: "stranger.pdf", problem: "erp.problem.vendor-missing" }],
      counts: { refused: 1, waiting: 5, sent: 1 },
      nextCursor: null,
    });
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await listSendings(context, { modelId, state: "waiting", size: 2, cursor });
      seen.push(...page.items.map((one) => one.documentId));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(waiting.toSorted());
    expect(await listErpStates(context, { documentIds: [documentId, refusedId] })).toEqual(
      expect.arrayContaining([
        { id: documentId, state: "sent", number: "107001" },
        { id: refusedId, state: "refused", number: null },
      ]),
    );
  });

  it("is read along indexes, without sorting", async () => {
    const plan = async (query: string, ...values: unknown[]) =>
      (
        await usShard()
          .prepare(`explain query plan ${query}`)
          .bind(...values)
          .all<{ detail: string }>()
      ).results
        .map(({ detail }) => detail)
        .join("; ");
    const page = await plan(
      `select document_id from erp_sendings where model_id = ? and state = ? and tenant_id = ?
      and (requested_at, document_id) < (?, ?) order by requested_at desc, document_id desc limit 21`,
      "m",
      "sent",
      "t",
      1,
      "d",
    );
    expect(page).toContain("erp_sendings_listed");
    expect(page).not.toContain("TEMP B-TREE");
    const latest = await plan(
      "select document_id from erp_sendings where tenant_id = ? and state = ? order by done_at desc limit 6",
      "t",
      "refused",
    );
    expect(latest).toContain("erp_sendings_ended");
    expect(latest).not.toContain("TEMP B-TREE");
  });
});
