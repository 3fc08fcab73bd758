import { env } from "cloudflare:workers";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { pageOf } from "@tests/support/page-of";
import { smallPdf } from "@tests/support/small-pdf";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { rateLimits } from "~/domain/accounts/rate-limits";
import { documentFiles } from "~/domain/documents/document-files";
import { sandboxHours } from "~/domain/documents/document-purpose";
import { everything } from "~/domain/permissions/permission";
import { meterDocument } from "~/operations/billing/steps/meter-document";
import { moveDocument } from "~/operations/documents/move";
import { receiveDocument } from "~/operations/documents/receive";
import { sweepSandbox } from "~/operations/documents/sweep-sandbox";
import { sweepTrash } from "~/operations/documents/sweep-trash";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import { findKey } from "~/operations/keys/find";
import { keyOfTenant } from "~/operations/of-tenant";
import { receiveZip } from "~/operations/zip-files/receive";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

/** An organization, and the same as someone with a sandbox key of it. */
async function world() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const key = { kind: "key", id: "k", permissions: [everything], isSandbox: true } as const;
  const sandbox = asActor(context, key);
  const send = (from = sandbox, text: string = crypto.randomUUID()) =>
    receiveDocument(from, { modelId, fileName: "try.pdf", bytes: smallPdf([[text]]), source: "api" });
  return { context, sandbox, modelId, send };
}

const end = (documentId: string, status = "success") =>
  usShard().prepare("update documents set status = ? where id = ?").bind(status, documentId).run();

/** What the cron does some hours from now. */
async function sweepAfter(hours: number) {
  const now = () => new Date(Date.now() + hours * 60 * 60 * 1000);
  const context = { ...makeSweepContext(env), now };
  const openTenant = async ({ tenantId }: { tenantId: string }) => {
    const tenant = await makeRunContext(env, tenantId, "sandbox");
    return tenant && { ...tenant, now };
  };
  const { deleted } = await sweepSandbox({ ...context, openTenant }, {});
  await sweepTrash({ ...context, openTenant }, {});
  return deleted;
}

describe("a sandbox key", () => {
  it("is known by what it opens", async () => {
    const { context } = await world();
    const [plain, sandbox] = [await makeKey(context), await makeKey(context, { isSandbox: true })];
    expect(await findKey(context, plain)).toMatchObject({ isSandbox: false });
    expect(await findKey(context, sandbox)).toMatchObject({ isSandbox: true });
  });

  it("brings documents that are never metered, also in another model", async () => {
    const { context, modelId, send } = await world();
    const { documentId } = await send();
    expect(await documentRow(documentId)).toMatchObject({ purpose: "sandbox", model_id: modelId });
    expect(await meterDocument(context, documentId, [pageOf("Invoice 1")])).toEqual([]);
    await end(documentId);
    const { id: other } = await makeModel(context, { name: "Other" });
    const moved = await moveDocument(context, { documentId, modelId: other });
    expect(await documentRow(moved.documentId)).toMatchObject({ purpose: "sandbox", model_id: other });
  });

  it("brings no ZIP file and nothing into the inbox, whose documents could not be told from work", async () => {
    const { sandbox, modelId } = await world();
    const file = { fileName: "a.pdf", bytes: smallPdf([["a"]]), source: "api" } as const;
    const refused = { code: "forbidden", messageKey: "keys.problem.sandbox-single" };
    await expect(receiveWithoutModel(sandbox, file)).rejects.toMatchObject(refused);
    await expect(receiveZip(sandbox, { ...file, modelId, fileName: "a.zip" })).rejects.toMatchObject(refused);
  });

  it("brings so many documents a day, while other keys go on", async () => {
    const { context, sandbox, modelId } = await world();
    const { window, most } = rateLimits.sandboxDocumentsByTenant;
    const windowStart = Math.floor(Date.now() / window) * window;
    await env.DB_CONTROL.prepare("insert into rate_counters (name, window_start, hits) values (?, ?, ?)")
      .bind(`sandboxDocumentsByTenant:${keyOfTenant(context)}`, windowStart, most - 1)
      .run();
    const file = { modelId, fileName: "a.pdf", bytes: smallPdf([["a"]]), source: "api" as const };
    await receiveDocument(sandbox, { ...file, sourceKey: "the-last" });
    await expect(receiveDocument(sandbox, file)).rejects.toMatchObject({ code: "too-many" });
    // A repetition is no new document.
    expect(await receiveDocument(sandbox, { ...file, sourceKey: "the-last" })).toMatchObject({
      repeated: true,
    });
    await expect(receiveDocument(context, file)).resolves.toMatchObject({ repeated: false });
  });

  it("brings documents that are erased after a day, and leaves all others alone", async () => {
    const { context, send } = await world();
    const [tried, reading, work] = [await send(), await send(), await send(context)];
    await end(tried.documentId, "approved");
    await end(work.documentId);
    await sweepAfter(sandboxHours - 1);
    expect(await documentRow(tried.documentId)).not.toBeNull();
    expect(await sweepAfter(sandboxHours + 1)).toBeGreaterThan(0);
    expect(await documentRow(tried.documentId)).toBeNull();
    expect(await context.files.bytes(documentFiles.original(tried.documentId))).toBeNull();
    expect(await documentRow(work.documentId)).not.toBeNull();
    // What is being read is deleted when it ended.
    expect(await documentRow(reading.documentId)).not.toBeNull();
    await end(reading.documentId, "failed");
    await sweepAfter(sandboxHours + 1);
    expect(await documentRow(reading.documentId)).toBeNull();
    expect(await auditedOperations(context)).toEqual(expect.arrayContaining(["documents.delete"]));
  });
});
