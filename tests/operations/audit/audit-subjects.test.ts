import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { makePerson } from "@tests/support/make-person";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { describe, expect, it } from "vitest";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { Permission } from "~/domain/permissions/permission";
import { exportAudit } from "~/operations/audit/export";
import { listAudit } from "~/operations/audit/list";
import { auditOf } from "~/operations/audit-of";
import type { TenantContext } from "~/operations/context";
import { createSupplier } from "~/operations/suppliers/create";

let minutes = 0;
/** A row in the shard's log, a minute after the one before. */
function happened(
  context: TenantContext,
  operation: AuditedOperation,
  subject: string | null,
  detail: Record<string, unknown> = {},
) {
  minutes += 1;
  const at = new Date(Date.UTC(2026, 4, 10) + minutes * 60_000);
  return insertShardAudit(context.shard, auditOf({ ...context, now: () => at }, operation, subject, detail));
}

const reader = (context: TenantContext, ...permissions: Permission[]) =>
  asActor(context, { kind: "person", id: "auditor", permissions: ["Audit", ...permissions] });

describe("what a line of the log is about", () => {
  it("leads to its own page, where it is still there and the reader may open it", async () => {
    const context = await makeTenant();
    const model = await makeModel(context);
    const document = await plantDocument(context, model.id, { fileName: "acme.pdf" });
    const { person } = await makePerson();
    const { id: memberId } = await makeMember(context, { userId: person.id, email: person.email });
    const { id: apiUser } = await makeMember(context, { givenName: "Importer", familyName: "" });
    const { id: keyId } = await makeKey(context, { memberId: apiUser });
    const { id: ownKey } = await makeKey(context);
    const { supplierId } = await createSupplier(context, { name: "Acme Ltd", orderRequired: false });
    const done: [AuditedOperation, string | null, path: string | null, Record<string, unknown>?][] = [
      ["documents.approve", document, `/documents/${document}`],
      ["documents.delete", "gone", null, { fileName: "gone.pdf" }],
      ["models.edit", model.id, `/aimodels/edit-aimodel/${model.id}`],
      ["users.edit", memberId, `/Users/edituser/${memberId}`],
      ["accounts.sign-in", person.id, `/Users/edituser/${memberId}`],
      ["keys.create-user", apiUser, `/Users/api-users/${apiUser}`],
      ["keys.create", keyId, `/Users/api-users/${apiUser}`],
      ["keys.revoke", ownKey, null],
      ["suppliers.edit", supplierId, `/suppliers/${supplierId}`],
      ["suppliers.delete", "gone", null, { supplierName: "Gone Ltd" }],
      ["orders.delete", "gone", null, { orderNumber: "PO-7", supplierName: "Acme Ltd" }],
      ["tenants.edit-settings", context.tenant.id, "/tenant/settings"],
      ["tenants.start-export", "an-export", null],
    ];
    for (const [operation, subject, , detail] of done) await happened(context, operation, subject, detail);
    const subjects = async (as: TenantContext) =>
      (await listAudit(as, {})).lines
        .map(({ subject }) => subject)
        .filter((subject) => subject)
        .reverse();
    const mine = (await subjects(context)).slice(0, done.length);
    expect(mine.map((subject) => subject?.path)).toEqual(done.map(([, , path]) => path));
    expect(mine.map((subject) => subject?.name).slice(-5)).toEqual([
      "Acme Ltd",
      "Gone Ltd",
      "PO-7",
      context.tenant.name,
      null,
    ]);
    expect((await subjects(reader(context))).filter((subject) => subject?.path)).toEqual([]);
    const some = await subjects(reader(context, "TenantModel.ViewDocument"));
    expect(some.flatMap((subject) => subject?.path ?? [])).toEqual([`/documents/${document}`]);
  });

  it("is the person who acted, as an account or as a member, and not another one", async () => {
    const context = await makeTenant();
    const { person } = await makePerson();
    const { id: memberId } = await makeMember(context, { userId: person.id, email: person.email });
    const { id: other } = await makeMember(context);
    const as = asActor(context, { kind: "person", id: person.id, permissions: [] });
    await happened(as, "accounts.sign-in", person.id);
    await happened(as, "accounts.edit-own-names", memberId);
    await happened(as, "users.edit", other);
    await happened(as, "billing.change-plan", null);
    const { lines } = await listAudit(context, {});
    expect(lines.map(({ subject }) => subject?.isActor).reverse()).toEqual([true, true, false, undefined]);
  });
});

describe("the log filtered by the name or number of a document", () => {
  /** A tenant with documents of these names, each approved. */
  async function approved(...names: string[]) {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const ids: string[] = [];
    for (const [index, fileName] of names.entries()) {
      const id = await plantDocument(context, modelId, { fileName, position: index + 1 });
      await happened(context, "documents.approve", id);
      ids.push(id);
    }
    return { context, ids };
  }
  const shown = async (context: TenantContext, filter: Parameters<typeof listAudit>[1]) => {
    const { lines, lookup } = await listAudit(context, filter);
    return { names: lines.map(({ subject }) => subject?.name), lookup };
  };

  it("shows what was done to the documents that are called so, and to nothing else", async () => {
    const { context, ids } = await approved("two-way.pdf", "three-way.pdf", "two-way.pdf");
    expect(await shown(context, { subject: " two-way.pdf " })).toEqual({
      names: ["two-way.pdf", "two-way.pdf"],
      lookup: "found",
    });
    expect(await shown(context, { subject: "three*" })).toEqual({
      names: ["three-way.pdf"],
      lookup: "found",
    });
    expect(await shown(context, { subject: ids[1] })).toEqual({ names: ["three-way.pdf"], lookup: null });
    expect(await shown(context, { subject: "absent.pdf" })).toEqual({ names: [], lookup: "none" });
    expect((await shown(context, {})).lookup).toBeNull();
  });

  it("goes on with the other filters and in pages", async () => {
    const { context } = await approved("two-way.pdf", "two-way.pdf", "two-way.pdf");
    expect((await shown(context, { subject: "two-way", operation: "documents.reject" })).names).toEqual([]);
    const first = await listAudit(context, { subject: "two-way", size: 2 });
    const second = await listAudit(context, { subject: "two-way", size: 2, before: first.next ?? "" });
    expect([first.lines.length, second.lines.length, second.next]).toEqual([2, 1, null]);
  });

  it("takes the rows of both databases, and the newest twenty documents where there are more", async () => {
    const { context, ids } = await approved(...Array.from({ length: 22 }, () => "many.pdf"));
    const entry = auditOf(
      { ...context, now: () => new Date(Date.UTC(2027, 0)) },
      "documents.erase",
      ids[21] ?? "",
    );
    await insertControlAudit(context.control, entry);
    const { lines, lookup } = await listAudit(context, { subject: "many.pdf" });
    expect([lines.length, lines[0]?.operation, lookup]).toEqual([21, "documents.erase", "more"]);
    expect(lines.map(({ subject }) => subject?.id)).not.toContain(ids[0]);
  });

  it("finds nothing of another tenant, and looks up ids alone for who may not see documents", async () => {
    const { context, ids } = await approved("two-way.pdf");
    const other = await makeTenant();
    expect(await shown(other, { subject: "two-way.pdf" })).toEqual({ names: [], lookup: "none" });
    expect(await shown(other, { subject: ids[0] })).toEqual({ names: [], lookup: null });
    const auditor = reader(context);
    expect(await shown(auditor, { subject: "two-way.pdf" })).toEqual({ names: [], lookup: "ids-only" });
    expect((await shown(auditor, { subject: ids[0] })).names).toEqual(["two-way.pdf"]);
    expect((await shown(context, {})).names).toEqual(["two-way.pdf"]);
  });

  it("is the same in the file", async () => {
    const { context } = await approved("two-way.pdf", "three-way.pdf");
    const file = async (subject: string) =>
      (await new Response((await exportAudit(context, { subject })).stream).text()).trim().split("\r\n");
    expect(await file("two-way.pdf")).toHaveLength(2);
    expect((await file("two-way.pdf"))[1]).toContain("two-way.pdf");
    expect(await file("absent.pdf")).toHaveLength(1);
  });
});
