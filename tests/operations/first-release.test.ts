import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { apiClient } from "@tests/support/api-client";
import { asActor } from "@tests/support/make-tenant";
import { beforeAll, expect, it } from "vitest";
import { findCaller } from "~/operations/accounts/find-caller";
import { signIn } from "~/operations/accounts/sign-in";
import type { TenantContext, VisitorContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";
import { getPageWords } from "~/operations/documents/get-page-words";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";
import controlRows from "../fixtures/first-release/control.sql?raw";
import shardRows from "../fixtures/first-release/shard.sql?raw";

const [tenantId, documentId] = ["first-tenant", "first-document"];
const bindings = { ...env, DB_CONTROL: env.FIRST_CONTROL, SHARD_US_1: env.FIRST_SHARD };
const account = { email: "ines@first.example", password: "correct-horse-battery" };

let visitor: VisitorContext;
let tenant: TenantContext;

/** The databases as the first release made them, with its rows in them, brought to their newest form. */
beforeAll(async () => {
  for (const [database, migrations, rows] of [
    [env.FIRST_CONTROL, env.MIGRATIONS_CONTROL, controlRows],
    [env.FIRST_SHARD, env.MIGRATIONS_SHARD, shardRows],
  ] as const) {
    await applyD1Migrations(
      database,
      migrations.filter(({ name }) => name < (database === env.FIRST_CONTROL ? "0002" : "0001")),
    );
    const statements = rows.split(/;\n/).filter((statement) => statement.trim() !== "");
    await database.batch(statements.map((statement) => database.prepare(statement)));
    await applyD1Migrations(database, migrations);
  }
  const page = {
    number: 1,
    width: 612,
    height: 792,
    source: "text",
    confidence: 1,
    turns: 0,
    words: [{ text: "INV-8", box: [0.1, 0.1, 0.2, 0.12], confidence: 1 }],
  };
  const file = (path: string, content: string) =>
    env.FILES_US_1?.put(`${tenantId}/documents/${documentId}/${path}`, content);
  await file("original", "%PDF-1.7 planted");
  await file("1/page-1.json", JSON.stringify(page));
  visitor = makeVisitorContext(bindings, { kind: "visitor", id: "visitor" });
  const home = await openTenant(bindings, visitor.control, tenantId);
  if (!home) throw new Error("the tenant of the first release is not there");
  const person = { kind: "person", id: "first-user", permissions: ["*"] } as const;
  tenant = asActor(makeTenantContext(visitor, home, bindings), person);
});

it("who had an account signs in with the same password, in the same language, to the same organization", async () => {
  const { token, language } = await signIn(visitor, {
    ...account,
    address: "203.0.113.9",
    userAgent: "test",
  });
  expect(language).toBe("es");
  expect(await findCaller(visitor, { token })).toMatchObject({
    id: "first-user",
    tenantId,
    permissions: ["*"],
  });
});

it("a document of the first release is shown with its values, corrections and words, and can be corrected", async () => {
  const before = await getDocument(tenant, { documentId });
  expect(Object.fromEntries(before.fields.map(({ key, value }) => [key, value]))).toMatchObject({
    invoiceNumber: "INV-8",
    total: "100.00",
  });
  expect((await getPageWords(tenant, { documentId, page: 1 }))?.words[0]?.text).toBe("INV-8");
  await saveCorrections(tenant, { documentId, revision: 1, fields: { total: "101.00" } });
  const after = await getDocument(tenant, { documentId });
  expect(after.fields.find(({ key }) => key === "total")?.value).toBe("101.00");
  expect(after.fields.find(({ key }) => key === "invoiceNumber")?.value).toBe("INV-8");
});

it("a key of the first release opens the same addresses, which answer as the description says", async () => {
  const ask = apiClient("fw_first-release-key", undefined, bindings);
  const list = await ask("GET", "/api/TenantAIModels/first-model/documents");
  expect([list.status, JSON.stringify(list.json)]).toEqual([200, expect.stringContaining(documentId)]);
  const result = await ask("GET", `/api/TenantAIModels/first-model/documents/${documentId}`);
  expect([result.status, JSON.stringify(result.json)]).toEqual([200, expect.stringContaining("INV-8")]);
});
