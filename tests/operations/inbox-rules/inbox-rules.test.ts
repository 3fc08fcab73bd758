import { bill, inboxWorld, letter } from "@tests/support/inbox-world";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { deleteInboxRuleRow } from "~/data/shard/inbox-rules";
import { listAudit } from "~/operations/audit/list";
import { listMoves } from "~/operations/documents/list-moves";
import { listAssignedFiles } from "~/operations/inbox/list-placed";
import { deleteInboxRule } from "~/operations/inbox-rules/delete";
import { listInboxRules } from "~/operations/inbox-rules/list";
import { listModelsForRules } from "~/operations/inbox-rules/list-models";
import { moveInboxRule } from "~/operations/inbox-rules/move";
import { saveInboxRule } from "~/operations/inbox-rules/save";
import { testInboxRules } from "~/operations/inbox-rules/test";
import { saveMailRules } from "~/operations/intake/save-mail-rules";
import { archiveModel } from "~/operations/models/archive";
import { createSupplier } from "~/operations/suppliers/create";
import { deleteSupplier } from "~/operations/suppliers/delete";

async function world() {
  const inbox = await inboxWorld();
  const { context } = inbox;
  const [sea, land] = [await makeModel(context, { name: "Sea" }), await makeModel(context, { name: "Land" })];
  return { ...inbox, sea: sea.id, land: land.id };
}
const mail = (address: string) => ({ source: "mail" as const, sender: { address, isProved: false } });

describe("the rules of the inbox", () => {
  it("decide before the type and the layout, the first that is met, and say so at the document", async () => {
    const { context, settle, sea, land } = await world();
    await saveInboxRule(context, { kind: "domain", value: "@harbour.example", modelId: land });
    await saveInboxRule(context, { kind: "text", value: "ropes paint", modelId: sea });
    expect((await settle(bill("Acme", 1))).modelId).toBe(sea);
    expect((await settle(bill("Acme", 2), mail("clerk@harbour.example"))).modelId).toBe(land);
    expect((await settle(letter, mail("clerk@harbour.example"))).modelId).toBe(land);
    expect((await settle("", mail("clerk@harbour.example"))).modelId).toBe(land);
    expect((await settle(letter)).modelId).toBeNull();
    const [latest] = await listAssignedFiles(context, {});
    const { chosen } = await listMoves(context, { documentId: latest?.id ?? "" });
    expect(chosen).toMatchObject({ reason: "rule", rule: { kind: "domain", value: "harbour.example" } });
    expect(latest).toMatchObject({ reason: "rule", rule: { kind: "domain", value: "harbour.example" } });
  });

  it("go to no model whose own rules do not take the sender, or that is archived", async () => {
    const { context, settle, sea, land } = await world();
    await saveInboxRule(context, { kind: "sender", value: "clerk@harbour.example", modelId: sea });
    const senders = { senders: "boss@harbour.example", others: "refuse", told: "", language: "en" } as const;
    await saveMailRules(context, { modelId: sea, ...senders });
    const refused = await settle(bill("Acme", 1), mail("clerk@harbour.example"));
    expect(refused).toMatchObject({ modelId: null, file: { modelId: sea, reason: "sender-unlisted" } });
    await archiveModel(context, { modelId: sea });
    const { modelId } = await settle(bill("Tolosa", 2), mail("clerk@harbour.example"));
    expect(modelId).toBe(land);
  });

  it("name a supplier that there is, once, and know it on the page", async () => {
    const { context, settle, sea } = await world();
    const rule = { kind: "supplier", value: "Acme Chandlers Ltd", modelId: sea } as const;
    await expect(saveInboxRule(context, rule)).rejects.toMatchObject({
      messageKey: "intake.inbox-rules.error.supplier",
    });
    await createSupplier(context, { number: "70012", name: "Acme Chandlers Ltd", orderRequired: false });
    await saveInboxRule(context, { ...rule, value: "70012" });
    expect((await settle("Acme Chandlers Ltd\nINVOICE\nTotal 5.00")).modelId).toBe(sea);
  });

  it("cannot be about a supplier that no page could show, and lack one that was deleted", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const supplier = { number: "1", name: "BP Ltd", orderRequired: false };
    await createSupplier(context, supplier);
    await expect(saveInboxRule(context, { kind: "supplier", value: "1", modelId })).rejects.toMatchObject({
      messageKey: "intake.inbox-rules.error.unrecognised",
    });
    const { supplierId } = await createSupplier(context, { ...supplier, number: "2", name: "BP Marine" });
    await saveInboxRule(context, { kind: "supplier", value: "2", modelId });
    expect(await listInboxRules(context, {})).toMatchObject([{ lacksSupplier: false }]);
    await deleteSupplier(context, { supplierId });
    expect(await listInboxRules(context, {})).toMatchObject([{ value: "2", lacksSupplier: true }]);
  });

  it("are put in order, changed and deleted, each with a line in the audit log", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    for (const value of ["one.example", "two.example", "three.example"])
      await saveInboxRule(context, { kind: "domain", value, modelId });
    const values = async () => (await listInboxRules(context, {})).map(({ value }) => value[0]);
    const [one, two] = (await listInboxRules(context, {})).map(({ id }) => id);
    await moveInboxRule(context, { ruleId: two ?? "", to: "up" });
    expect(await values()).toEqual(["t", "o", "t"]);
    await moveInboxRule(context, { ruleId: two ?? "", to: "up" });
    await moveInboxRule(context, { ruleId: one ?? "", to: "down" });
    await saveInboxRule(context, { ruleId: two, kind: "text", value: "second", modelId });
    await saveInboxRule(context, { kind: "text", value: "last", modelId });
    expect(await values()).toEqual(["s", "t", "o", "l"]);
    await deleteInboxRule(context, { ruleId: one ?? "" });
    expect(await values()).toEqual(["s", "t", "l"]);
    await expect(deleteInboxRule(context, { ruleId: one ?? "" })).rejects.toMatchObject({
      code: "not-found",
    });
    const operations = (await listAudit(context, {})).lines.map(({ operation }) => operation);
    expect(operations.filter((name) => name.startsWith("inbox-rules"))).toHaveLength(8);
    const [first, , last] = (await listInboxRules(context, {})).map(({ id }) => id);
    await moveInboxRule(context, { ruleId: first ?? "", to: "up" });
    await moveInboxRule(context, { ruleId: last ?? "", to: "down" });
    expect(await values()).toEqual(["s", "t", "l"]);
    expect((await listAudit(context, {})).lines).toHaveLength(operations.length);
    const other = await makeTenant();
    await expect(moveInboxRule(other, { ruleId: two ?? "", to: "up" })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("are not said to be saved when somebody deleted them meanwhile", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const rule = { kind: "text", value: "freight", modelId } as const;
    const { ruleId } = await saveInboxRule(context, rule);
    await saveInboxRule(context, { ...rule, value: "cargo" });
    const saved = async () =>
      (await listAudit(context, {})).lines.filter(({ operation }) => operation === "inbox-rules.save").length;
    const batch: typeof context.shard.batch = async (statements) => {
      await deleteInboxRuleRow(context.shard, ruleId);
      return context.shard.batch(statements);
    };
    const late = { ...context, shard: { ...context.shard, batch } };
    await expect(saveInboxRule(late, { ...rule, ruleId })).rejects.toMatchObject({ code: "not-found" });
    expect(await saved()).toBe(2);
  });

  it("are tried with an example and with what waits, without saving", async () => {
    const { context, settle, sea, land } = await world();
    await saveInboxRule(context, { kind: "file-name", value: "cargo", modelId: sea });
    await settle(letter);
    const draft = { kind: "text", value: "kind letter", modelId: land } as const;
    const trial = await testInboxRules(context, { draft, fileName: "cargo.pdf", text: "a kind  LETTER" });
    expect(trial).toMatchObject({
      winner: { kind: "file-name", modelId: sea },
      isDraft: false,
      meets: true,
      tried: 1,
    });
    expect(trial.waiting).toHaveLength(1);
    expect(await testInboxRules(context, { draft, text: "a kind letter" })).toMatchObject({ isDraft: true });
    expect(await testInboxRules(context, { fileName: "x.pdf" })).toMatchObject({ winner: null, meets: null });
    const permissions = ["TenantModel.EditModel"];
    const editor = asActor(context, { kind: "person", id: "editor", permissions });
    expect(await testInboxRules(editor, { draft, text: "a kind letter" })).toMatchObject({
      ...{ isDraft: true, tried: 0, waiting: [] },
    });
    expect(await listModelsForRules(editor, {})).toHaveLength(2);
    const sent = { kind: "domain", value: "harbour.example", modelId: land } as const;
    const files = {
      ...context.files,
      bytes: () => Promise.reject(new Error("no page is read for a domain")),
    };
    expect(await testInboxRules({ ...context, files }, { draft: sent })).toMatchObject({ tried: 1 });
    expect(await listInboxRules(context, {})).toHaveLength(1);
    await archiveModel(context, { modelId: sea });
    const trialOfArchived = await testInboxRules(context, { fileName: "cargo.pdf" });
    expect(trialOfArchived.winner).toBeNull();
    const wrong = { kind: "sender", value: "nobody", modelId: land } as const;
    await expect(saveInboxRule(context, wrong)).rejects.toMatchObject({ code: "invalid" });
  });
});
