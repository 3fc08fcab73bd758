import { makeModel } from "@tests/support/make-model";
import { asActor } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { auditOf } from "~/operations/audit-of";
import { createRole } from "~/operations/roles/create";

/** Somebody who approved two documents and signed in. */
async function auditor() {
  const made = await tenantUser();
  const { context, person } = made;
  const { id: modelId } = await makeModel(context);
  const as = asActor(context, { kind: "person", id: person.id, permissions: [] });
  const documents: string[] = [];
  for (const [index, fileName] of ["two-way.pdf", "other.pdf"].entries()) {
    const id = await plantDocument(context, modelId, { fileName, position: index + 1 });
    await insertShardAudit(context.shard, auditOf(as, "documents.approve", id));
    documents.push(id);
  }
  await insertShardAudit(context.shard, auditOf(as, "accounts.sign-in", person.id));
  return { ...made, documents };
}

describe("the audit log without script", () => {
  it("says what was done in sentences, whose names lead on", async () => {
    const { user, documents } = await auditor();
    await user.open("/audit");
    expect(user.text()).toContain("Document approved: two-way.pdf, by Ines Marlow");
    expect(user.text()).toContain("Signed in: Ines Marlow");
    await user.follow("two-way.pdf");
    expect(user.path()).toBe(`/documents/${documents[0]}`);
    await user.open("/audit");
    await user.follow("show all: two-way.pdf");
    expect(user.text()).toContain("Document approved: two-way.pdf");
    expect(user.text()).not.toContain("Document approved: other.pdf");
    await user.follow("Ines Marlow");
    expect(user.text()).toContain("Document approved: other.pdf");
  });

  it("is filtered by a document's name, keeps what was typed, and says when there is none", async () => {
    const { user, download, documents } = await auditor();
    await user.open("/audit");
    user.type("Document or other object", "two-way.pdf");
    await user.press("Filter");
    expect(user.text()).toContain("Document approved: two-way.pdf");
    expect(user.text()).not.toContain("other.pdf");
    expect(user.value("Document or other object")).toBe("two-way.pdf");
    user.type("Document or other object", "ab<sent>.pdf");
    await user.press("Filter");
    expect(user.text()).toContain("No document with the name or number “ab<sent>.pdf” was found");
    expect(user.value("Document or other object")).toBe("ab<sent>.pdf");
    user.type("Document or other object", documents[1] ?? "");
    await user.press("Filter");
    expect(user.text()).toContain("Document approved: other.pdf");
    const csv = await (await download("/audit.csv?subject=two-way.pdf")).text();
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    expect(csv).toContain(documents[0]);
  });

  it("reads naturally in Spanish", async () => {
    const { user } = await auditor();
    await user.open("/audit?subject=two-way.pdf");
    await user.press("Español");
    expect(user.path()).toBe("/audit?subject=two-way.pdf");
    expect(user.text()).toContain("Documento aprobado: two-way.pdf, por Ines Marlow");
    expect(user.text()).toContain("mostrar todo");
    await user.open("/audit?subject=absent.pdf");
    expect(user.text()).toContain("No se encontró ningún documento con el nombre o número «absent.pdf»");
  });

  it("leads to no page that the reader may not open, and looks up ids alone for them", async () => {
    const { context } = await tenantUser();
    const { roleId } = await createRole(context, { name: "Auditor", permissions: ["Audit"] });
    const { id: modelId } = await makeModel(context);
    const id = await plantDocument(context, modelId, { fileName: "two-way.pdf" });
    await insertShardAudit(context.shard, auditOf(context, "documents.approve", id));
    const { user } = await tenantUser({ context, roleId });
    await user.open(`/audit?subject=${id}`);
    expect(user.text()).toContain("Document approved: two-way.pdf");
    expect(user.html()).not.toContain(`href="/documents/${id}`);
    await user.open("/audit?subject=two-way.pdf");
    expect(user.text()).toContain("Your role does not allow you to view documents");
  });
});
