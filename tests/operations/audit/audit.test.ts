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
import type { Actor } from "~/domain/permissions/actor";
import { exportAudit } from "~/operations/audit/export";
import { listAudit } from "~/operations/audit/list";
import { listAuditChoices } from "~/operations/audit/list-choices";
import { auditOf } from "~/operations/audit-of";
import type { TenantContext } from "~/operations/context";

const noon = Date.UTC(2026, 4, 10, 16);
const hour = 60 * 60 * 1000;

/** A row of the audit, in the control database or in the shard, so many hours after noon of the tenant's 10 May. */
async function happened(
  context: TenantContext,
  where: "control" | "shard",
  hours: number,
  about: { operation?: string; actor?: Actor; subject?: string; detail?: Record<string, unknown> } = {},
) {
  const then = {
    ...context,
    ...(about.actor && { actor: about.actor }),
    now: () => new Date(noon + hours * hour),
  };
  // Rows of other versions can name what this one does not know.
  const operation = (about.operation ?? `test.${hours}`) as AuditedOperation;
  const entry = auditOf(then, operation, about.subject ?? null, about.detail);
  if (where === "control") await insertControlAudit(context.control, entry);
  else await insertShardAudit(context.shard, entry);
}

const operationsOf = async (context: TenantContext, filter: Parameters<typeof listAudit>[1]) =>
  (await listAudit(context, filter)).lines.map(({ operation }) => operation);

describe("the audit log", () => {
  it("merges both databases, newest first, in pages that leave nothing out", async () => {
    const context = await makeTenant();
    for (let index = 0; index < 9; index += 1)
      await happened(context, index % 3 === 0 ? "control" : "shard", Math.floor(index / 2), {
        operation: `test.${index}`,
      });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await listAudit(context, { size: 2, before });
      seen.push(...page.lines.map(({ operation }) => operation));
      before = page.next ?? undefined;
    } while (before);
    expect(seen).toHaveLength(9);
    expect(new Set(seen).size).toBe(9);
    const hours = seen.map((operation) => Math.floor(Number(operation.slice(5)) / 2));
    expect(hours).toEqual([...hours].sort((one, other) => other - one));
  });

  it("names people, keys, mails and the system as they are called today, and nobody who is gone", async () => {
    const context = await makeTenant();
    const { person } = await makePerson();
    await makeMember(context, { userId: person.id, email: person.email });
    const { id: keyId } = await makeKey(context);
    const actors: Actor[] = [
      { kind: "person", id: person.id, permissions: [] },
      { kind: "person", id: "gone", permissions: [] },
      { kind: "key", id: keyId, permissions: [] },
      { kind: "key", id: "gone", permissions: [] },
      { kind: "mail", id: "<m@example.com>" },
      { kind: "system", id: "sweep" },
    ];
    for (const [index, actor] of actors.entries()) await happened(context, "shard", index, { actor });
    const { lines } = await listAudit(context, {});
    expect(lines.map(({ actor }) => actor).reverse()).toEqual([
      { kind: "person", name: "Ines Marlow", email: person.email },
      { kind: "unknown" },
      { kind: "key", name: "Test" },
      { kind: "unknown-key" },
      { kind: "mail" },
      { kind: "system" },
    ]);
    const choices = await listAuditChoices(context, {});
    expect(choices.people).toMatchObject([{ id: person.id }]);
    expect(choices.keys).toEqual([{ id: keyId, name: "Test" }]);
    expect(choices.operations).toEqual(["test.0", "test.1", "test.2", "test.3", "test.4", "test.5"]);
  });

  it("says what something was done to by name, of what is gone the name that was kept", async () => {
    const context = await makeTenant();
    const { tenant } = context;
    const model = await makeModel(context);
    const document = await plantDocument(context, model.id, { fileName: "acme.pdf" });
    const { person } = await makePerson();
    const { id: memberId } = await makeMember(context, { userId: person.id, email: person.email });
    const done: [AuditedOperation, string, Record<string, unknown>?][] = [
      ["documents.approve", document],
      ["models.edit", model.id],
      ["users.edit", memberId],
      ["accounts.sign-in", person.id],
      ["tenants.edit-settings", tenant.id],
      ["documents.delete", "gone", { fileName: "gone.pdf" }],
      ["tenants.start-export", "an-export"],
    ];
    for (const [index, [operation, subject, detail]] of done.entries())
      await happened(context, index % 2 ? "control" : "shard", index, { operation, subject, detail });
    await happened(context, "shard", 20, { operation: "of-another.version", subject: "x" });
    const { lines } = await listAudit(context, {});
    expect(lines.map(({ subject }) => [subject?.kind, subject?.name]).reverse()).toEqual([
      ["document", "acme.pdf"],
      ["model", model.name],
      ["member", "Mei Tan"],
      ["account", "Ines Marlow"],
      ["tenant", tenant.name],
      ["document", "gone.pdf"],
      ["export", null],
      [null, null],
    ]);
    const csv = await new Response((await exportAudit(context, { language: "es" })).stream).text();
    expect(csv).toContain(`Documento aprobado,documents.approve,acme.pdf,${document}`);
    expect(csv).toContain("Otra acción,of-another.version");
  });

  it("is filtered by who, what, about what and when, days being those of the organization", async () => {
    const context = await makeTenant();
    const somebody: Actor = { kind: "person", id: "somebody", permissions: [] };
    await happened(context, "control", -24, { operation: "a" });
    await happened(context, "shard", 0, { operation: "b", actor: somebody });
    // New York is four hours behind UTC: this is 23:00 of the tenth there and the eleventh in UTC.
    await happened(context, "shard", 11, { operation: "c", subject: "model-1" });
    await happened(context, "control", 13, { operation: "d", subject: "model-1" });
    expect(await operationsOf(context, { actor: "somebody" })).toEqual(["b"]);
    expect(await operationsOf(context, { operation: "c" })).toEqual(["c"]);
    expect(await operationsOf(context, { subject: "model-1" })).toEqual(["d", "c"]);
    expect(await operationsOf(context, { startDate: "2026-05-10", endDate: "2026-05-10" })).toEqual([
      "c",
      "b",
    ]);
    expect(await operationsOf(context, { endDate: "05/09/2026" })).toEqual(["a"]);
    await expect(
      listAudit(context, { startDate: "2026-05-11", endDate: "2026-05-10" }),
    ).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("shows nothing of another tenant and needs the permission", async () => {
    const context = await makeTenant();
    await happened(context, "control", 0);
    const other = await makeTenant();
    expect((await listAudit(other, {})).lines).toEqual([]);
    const clerk = asActor(context, { kind: "person", id: "clerk", permissions: ["Users.List"] });
    await expect(listAudit(clerk, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(exportAudit(clerk, {})).rejects.toMatchObject({ code: "forbidden" });
  });

  it("is exported whole, filtered alike, and holds no formula for a spreadsheet to run", async () => {
    const context = await makeTenant();
    for (let index = 0; index < 450; index += 1)
      await happened(context, "shard", index / 100, { operation: "models.edit", subject: "=1+1" });
    await happened(context, "control", 9, { operation: "models.create" });
    const read = async (filter: Parameters<typeof exportAudit>[1]) =>
      (await new Response((await exportAudit(context, filter)).stream).text()).trim().split("\r\n");
    expect(await read({})).toHaveLength(452);
    const edited = await read({ operation: "models.edit", language: "es" });
    expect(edited).toHaveLength(451);
    expect(edited[1]).toContain("Modelo de IA cambiado,models.edit,,'=1+1");
  });

  it("says on whose behalf an administrator of the service acted", async () => {
    const context = await makeTenant();
    const actor: Actor = { kind: "person", id: "x", permissions: [], onBehalfOf: context.tenant.id };
    await happened(context, "control", 0, { actor });
    expect((await listAudit(context, {})).lines[0]).toMatchObject({ onBehalf: true });
  });
});
