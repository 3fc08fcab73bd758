import { env } from "cloudflare:workers";
import { quietPages, quietProcessing } from "@tests/stand-ins/quiet-queues";
import { type ScriptedPage, scriptedReader } from "@tests/stand-ins/scripted-reader";
import { clockedStep } from "@tests/support/clocked-step";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { smallPdf } from "@tests/support/small-pdf";
import { deleteTenant } from "@workers/extraction/delete-tenant";
import { describe, expect, it } from "vitest";
import { visitLimits } from "~/domain/visits/visit-limits";
import type { TenantContext } from "~/operations/context";
import { listCustomers } from "~/operations/customers/list";
import { beginProcessing } from "~/operations/processing/begin";
import { readDocument } from "~/operations/processing/read";
import { sweepTenants } from "~/operations/tenants/sweep";
import { endVisit } from "~/operations/visits/end";
import { openVisit } from "~/operations/visits/open";
import { startVisit } from "~/operations/visits/start";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

const document = {
  fileName: "bill.pdf",
  bytes: smallPdf([["Invoice 42"]]),
  kind: "invoice",
  country: "US",
} as const;

/** Someone nobody knows, from an address of its own, and the way into what is made for it. */
function stranger(address = crypto.randomUUID()) {
  const clock = { now: new Date() };
  const visitor = {
    ...makeVisitorContext(env, { kind: "visitor", id: "visitor" }, address),
    now: () => clock.now,
  };
  const enter = async (tenantId: string): Promise<TenantContext> => {
    const home = await openTenant(env, visitor.control, tenantId);
    if (!home) throw new Error("no such tenant");
    const system = { ...visitor, actor: { kind: "system", id: "visit" } as const };
    return { ...makeTenantContext(system, home, env), processing: quietProcessing };
  };
  return { context: { ...visitor, enter }, clock };
}

/** Reads the document of a visit up to the words of its pages. */
async function read(visit: { visitId: string; token: string }, pages: ScriptedPage[]) {
  const { context } = stranger();
  const { documentId } = await openVisit(context, visit);
  const inside = { ...(await context.enter(visit.visitId)), reader: scriptedReader(pages).reader };
  const run = { documentId: documentId ?? "", attempt: 1 };
  await beginProcessing(inside, run);
  return readDocument({ ...inside, pages: quietPages }, run);
}

const tenantRow = (id: string) =>
  env.DB_CONTROL.prepare("select * from tenants where id = ?").bind(id).first();

describe("a document that is tried without an account", () => {
  it("opens for the browser that sent it, for an hour, and for nobody else", async () => {
    const { context, clock } = stranger();
    const visit = await startVisit(context, document);
    const other = await startVisit(context, document);
    expect(await openVisit(context, visit)).toMatchObject({ documentId: expect.any(String) });
    for (const asked of [
      { visitId: visit.visitId, token: other.token },
      { visitId: other.visitId, token: visit.token },
      { visitId: visit.visitId, token: "" },
    ])
      await expect(openVisit(context, asked)).rejects.toMatchObject({ code: "not-found" });
    clock.now = new Date(clock.now.getTime() + visitLimits.lifetime);
    await expect(openVisit(context, visit)).rejects.toMatchObject({ code: "not-found" });
  });

  it("is in a tenant of its own, which is no customer", async () => {
    const { context } = stranger();
    const [one, two] = [await startVisit(context, document), await startVisit(context, document)];
    expect(one.visitId).not.toBe(two.visitId);
    const { context: administrator } = await makeSystemAdmin();
    const { customers } = await listCustomers(administrator, { search: "visit-" });
    expect(customers).toEqual([]);
  });

  it("is refused as what is no document, too large, or too much for an hour", async () => {
    const { context } = stranger();
    const sent = (bytes: Uint8Array) => startVisit(context, { ...document, bytes });
    await expect(sent(new TextEncoder().encode("Dear friend"))).rejects.toMatchObject({
      messageKey: "front.problem.not-a-document",
    });
    await expect(sent(new Uint8Array(visitLimits.bytes + 1))).rejects.toMatchObject({ code: "too-large" });
    for (let turn = 0; turn < 5; turn += 1) await startVisit(context, document);
    await expect(startVisit(context, document)).rejects.toMatchObject({
      messageKey: "front.problem.too-many",
      values: { most: 5 },
    });
    await startVisit(stranger().context, document);
  });

  it("has three pages at most, and says so of the fourth", async () => {
    const page = { text: "Invoice" };
    const three = await startVisit(stranger().context, document);
    expect(await read(three, [page, page, page])).toMatchObject({ problem: null });
    const four = await startVisit(stranger().context, document);
    expect(await read(four, [page, page, page, page])).toMatchObject({
      problem: "reading.too-many-pages-to-try",
      pending: 0,
    });
  });

  it("is erased with all that was made of it, after an hour or when its visitor says so", async () => {
    const { context, clock } = stranger();
    const start = clock.now;
    const visits = [await startVisit(context, document), await startVisit(context, document)] as const;
    await read(visits[0], [{ text: "Invoice 42" }]);
    const started: string[] = [];
    const sweep = async () => {
      started.length = 0;
      const jobs = {
        startDeletion: async ({ tenantId }: { tenantId: string }) => void started.push(tenantId),
        startExport: async () => {},
      };
      const system = { ...context, actor: { kind: "system", id: "sweep" } as const };
      await sweepTenants(
        { ...system, jobs, filesOf: async () => null },
        { origin: "https://fieldwise.example" },
      );
    };
    await sweep();
    expect(started).not.toContain(visits[0].visitId);
    await endVisit(context, visits[1]);
    await sweep();
    expect(started).toContain(visits[1].visitId);
    clock.now = new Date(start.getTime() + visitLimits.lifetime);
    await sweep();
    expect(started).toContain(visits[0].visitId);
    for (const { visitId } of visits) {
      const { step } = clockedStep(clock.now);
      const inside = await context.enter(visitId);
      const request = {
        tenantId: visitId,
        requestedAt: start.getTime(),
        origin: "https://fieldwise.example",
      };
      await deleteTenant(inside, request, step);
      expect(await tenantRow(visitId)).toBeNull();
      const left = await env.DB_CONTROL.prepare("select 1 from visits where tenant_id = ?")
        .bind(visitId)
        .first();
      expect(left).toBeNull();
      expect(await inside.files.deleteSome("")).toBe(false);
    }
  });
});
