import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Ask, apiClient, jsonBody } from "@tests/support/api-client";
import { asActor } from "@tests/support/make-tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { findCaller } from "~/operations/accounts/find-caller";
import { signIn } from "~/operations/accounts/sign-in";
import { listAudit } from "~/operations/audit/list";
import type { TenantContext, VisitorContext } from "~/operations/context";
import { exportDocuments } from "~/operations/documents/export";
import { getDocument } from "~/operations/documents/get";
import { getPageWords } from "~/operations/documents/get-page-words";
import { listDocuments } from "~/operations/documents/list";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";
import controlRows from "../fixtures/earlier-state/control.sql?raw";
import files from "../fixtures/earlier-state/files.jsonl?raw";
import shardRows from "../fixtures/earlier-state/shard.sql?raw";

// The rows and files are those that commit 9b8cdf1a, the last before the engine became a package, wrote into a state
// directory: its demo, with a corrected photo, a document submitted for training and a photo that could not be read.
const tenantId = "00000000-0000-7000-8000-00000000d002";
const modelId = "01a20695-5f6f-79c8-aa1f-a691d62c74dd";
const receipts = "01a20695-6043-7e6c-8b12-89fa034d6816";
const corrected = "01a20695-634f-7a60-88d1-3da3a08609c3";
const submitted = "01a20695-62fb-7e5a-ba76-1d8470b87933";
const unreadable = "01a20695-6533-78ab-960c-eba7c82dfb3c";
const documents = `/api/TenantAIModels/${modelId}/documents`;
/** The latest migrations that the commit had. */
const latest = { control: "0012", shard: "0021" };
const bindings = { ...env, DB_CONTROL: env.EARLIER_CONTROL, SHARD_US_1: env.EARLIER_SHARD };

let visitor: VisitorContext;
let tenant: TenantContext;
let ask: Ask;

beforeAll(async () => {
  for (const [database, migrations, last, rows] of [
    [env.EARLIER_CONTROL, env.MIGRATIONS_CONTROL, latest.control, controlRows],
    [env.EARLIER_SHARD, env.MIGRATIONS_SHARD, latest.shard, shardRows],
  ] as const) {
    await applyD1Migrations(
      database,
      migrations.filter(({ name }) => name.slice(0, 4) <= last),
    );
    const statements = rows.split(/;\n/).filter((statement) => statement.trim() !== "");
    await database.batch([
      database.prepare("pragma defer_foreign_keys = on"),
      ...statements.map((statement) => database.prepare(statement)),
    ]);
    await applyD1Migrations(database, migrations);
  }
  const put = (key: string, content: string) => env.FILES_US_1?.put(key, content);
  for (const line of files.trim().split("\n")) {
    const { key, content }: { key: string; content: unknown } = JSON.parse(line);
    await put(key, JSON.stringify(content));
  }
  await put(`${tenantId}/documents/${corrected}/original`, "the photo");
  visitor = makeVisitorContext(bindings, { kind: "visitor", id: "visitor" });
  const home = await openTenant(bindings, visitor.control, tenantId);
  if (!home) throw new Error("the tenant of the earlier state is not there");
  const person = {
    kind: "person",
    id: "00000000-0000-7000-8000-00000000d001",
    permissions: ["*"],
  } as const;
  tenant = asActor(makeTenantContext(visitor, home, bindings), person);
  ask = apiClient("demo-key-for-the-local-environment-only", undefined, bindings);
});

it("its demo account signs in with the same password", async () => {
  const { token } = await signIn(visitor, {
    email: "demo@fieldwise.example",
    password: "paper-to-data-2026",
    address: "203.0.113.9",
    userAgent: "test",
  });
  expect(await findCaller(visitor, { token })).toMatchObject({ tenantId, permissions: ["*"] });
});

describe("its documents", () => {
  it("are listed as they stood", async () => {
    const { items } = await listDocuments(tenant, { modelId });
    expect(items.map(({ fileName, status }) => [fileName, status]).sort()).toEqual([
      ["deccan-pragati-gst-invoice.pdf", "submitted"],
      ["kowhai-joinery-invoice-photo.jpg", "userEdited"],
    ]);
  });

  it("are shown with their values, corrections, reasons and words", async () => {
    const { fields, lineItems, proof } = await getDocument(tenant, { documentId: submitted });
    const total = fields.find(({ key }) => key === "total");
    expect([total?.value, total?.reasons.length]).toEqual([expect.stringMatching(/^\d/), expect.any(Number)]);
    expect([lineItems.length > 0, proof.equations.length > 0]).toEqual([true, true]);
    const { fields: changed } = await getDocument(tenant, { documentId: corrected });
    expect(changed.find(({ key }) => key === "invoiceNumber")?.value).toBe("OLD-4711");
    expect((await getPageWords(tenant, { documentId: submitted, page: 2 }))?.words.length).toBeGreaterThan(
      50,
    );
    const { problem } = await getDocument(tenant, { documentId: unreadable });
    expect(problem).toMatch(/^(problem|reading)\./);
  });

  it("leave as CSV, XLSX and JSON", async () => {
    for (const format of ["csv", "json", "xlsx"] as const) {
      const { stream } = await exportDocuments(tenant, { modelId, format });
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      expect(format === "xlsx" ? text.slice(0, 2) : text).toContain(format === "xlsx" ? "PK" : "OLD-4711");
    }
  });
});

describe("its key", () => {
  it.each([
    ["/api/TenantAIModels", modelId],
    [`/api/TenantAIModels/${modelId}`, "invoiceNumber"],
    [documents, corrected],
    [`${documents}/counts`, "userEdited"],
    [`${documents}/${corrected}`, "OLD-4711"],
    [`${documents}/${corrected}/true`, "invoiceNumber"],
    [`${documents}/${corrected}/meter`, "units"],
    [`/api/TenantAIModels/${receipts}/documents`, unreadable],
    ["/api/AIModels/invoices-apac/TrainingDocuments", submitted],
    ["/api/Users", "demo@fieldwise.example"],
    ["/api/Roles", "Edit Permissions"],
  ])("reads %s", async (path, told) => {
    const answer = await ask("GET", path);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(told)]);
  });

  it("gets the file", async () => {
    const answer = await ask("GET", `${documents}/${corrected}/documentFile`);
    expect([answer.status, answer.text]).toEqual([200, "the photo"]);
  });

  it("corrects what was corrected then, which goes on teaching the layout's memory", async () => {
    const before = await ask("GET", `${documents}/${corrected}`);
    const answer = await ask(
      "PUT",
      `${documents}/${corrected}/result`,
      jsonBody({ revision: before.json.revision, fields: { invoiceNumber: "1764" } }),
    );
    expect([answer.status, answer.json]).toMatchObject([200, { changed: 1, status: "userEdited" }]);
    const memory = await env.EARLIER_SHARD.prepare("select revision, body from vendor_memories").first<{
      revision: number;
      body: string;
    }>();
    expect([memory?.revision, memory?.body.includes('"value":"1764"')]).toEqual([2, true]);
  });
});

it("its audit log is read with what was done then", async () => {
  const { lines } = await listAudit(tenant, {});
  expect(lines.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(["documents.save-corrections", "documents.submit-for-training"]),
  );
});
