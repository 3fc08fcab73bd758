import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { eventSamples } from "~/domain/webhooks/event-samples";
import { bodyLimitOf } from "~/http/body-limits";
import english from "~/locales/en/api.json";

describe("an API whose database does not answer", () => {
  it("says so with a problem, and when to come again", async () => {
    expectConsole(/api\.unavailable/);
    const context = await makeTenant();
    const { key } = await makeKey(context);
    const overloaded = () => {
      throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
    };
    const database = { prepare: overloaded, batch: overloaded } as unknown as D1Database;
    const ask = apiClient(key, undefined, { SHARD_US_1: database });
    const { status, headers, json } = await ask("GET", "/api/TenantAIModels");
    expect([status, headers.get("Content-Type"), headers.get("Retry-After")]).toEqual([
      503,
      "application/problem+json",
      "10",
    ]);
    expect(json.code).toBe("unavailable");
  });
});

describe("the description of the API", () => {
  it("is OpenAPI 3.1 and names every route as the specification writes it", async () => {
    const { json, status } = await apiClient(null)("GET", "/api/openapi.json");
    expect([status, json.openapi]).toEqual([200, "3.1.0"]);
    expect(Object.keys(json.paths ?? {}).sort()).toEqual([
      "/api/AIModels",
      "/api/AIModels/cultures",
      "/api/AIModels/currencies",
      "/api/AIModels/timezones",
      "/api/AIModels/{id}",
      "/api/AIModels/{id}/TrainingDocuments",
      "/api/AIModels/{id}/TrainingDocuments/DownloadForAnnotation",
      "/api/AIModels/{id}/publications",
      "/api/AIModels/{id}/publications/{number}/takeBack",
      "/api/AIModels/{id}/trainModel",
      "/api/Permissions",
      "/api/Roles",
      "/api/Roles/create",
      "/api/Roles/{roleId}",
      "/api/Subscriptions/coupons/check",
      "/api/Subscriptions/customers",
      "/api/Subscriptions/products",
      "/api/TenantAIModels",
      "/api/TenantAIModels/EnergyBills/direct",
      "/api/TenantAIModels/EnergyBills/itemDescriptions",
      "/api/TenantAIModels/masterReport",
      "/api/TenantAIModels/validationReport/direct",
      "/api/TenantAIModels/{docId}/DownloadFromFtpProvider",
      "/api/TenantAIModels/{id}",
      "/api/TenantAIModels/{id}/DownloadEnergyCapCsvResult",
      "/api/TenantAIModels/{id}/DownloadEnergyCapCsvZip",
      "/api/TenantAIModels/{id}/DownloadFromStorageProvider",
      "/api/TenantAIModels/{id}/EnergyAccounts",
      "/api/TenantAIModels/{id}/ErrorValidationContents",
      "/api/TenantAIModels/{id}/ErrorValidationsReport",
      "/api/TenantAIModels/{id}/FieldWiseEditedResults",
      "/api/TenantAIModels/{id}/FieldWiseEditedResults/uploads",
      "/api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}",
      "/api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/apply",
      "/api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/result",
      "/api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/rows",
      "/api/TenantAIModels/{id}/MultiDocuments",
      "/api/TenantAIModels/{id}/Reports/FieldWiseEditedResults/DateRange/download",
      "/api/TenantAIModels/{id}/Reports/FieldWiseReport",
      "/api/TenantAIModels/{id}/Reports/LMOcr",
      "/api/TenantAIModels/{id}/Reports/aIValidationReport",
      "/api/TenantAIModels/{id}/Reports/billing/{type}",
      "/api/TenantAIModels/{id}/Reports/documents/email",
      "/api/TenantAIModels/{id}/Reports/documents/{type}",
      "/api/TenantAIModels/{id}/Reports/download",
      "/api/TenantAIModels/{id}/Reports/files",
      "/api/TenantAIModels/{id}/Reports/files/{fileId}",
      "/api/TenantAIModels/{id}/Reports/files/{fileId}/content",
      "/api/TenantAIModels/{id}/SendApprovedDocumentsEmailToTenant",
      "/api/TenantAIModels/{id}/SendDocumentStatusReportEmail",
      "/api/TenantAIModels/{id}/ZipDocuments",
      "/api/TenantAIModels/{id}/ZipFileDocumentsResults/{zipId}",
      "/api/TenantAIModels/{id}/ZipFiles",
      "/api/TenantAIModels/{id}/compare",
      "/api/TenantAIModels/{id}/compareVersions",
      "/api/TenantAIModels/{id}/documents",
      "/api/TenantAIModels/{id}/documents/Approve",
      "/api/TenantAIModels/{id}/documents/ConfidenceDocuments",
      "/api/TenantAIModels/{id}/documents/DownloadChildDocumentPDF/{docId}",
      "/api/TenantAIModels/{id}/documents/DownloadRawAndEditedJson",
      "/api/TenantAIModels/{id}/documents/ReleaseJsonToStorageProvider",
      "/api/TenantAIModels/{id}/documents/TakeBackApproval",
      "/api/TenantAIModels/{id}/documents/counts",
      "/api/TenantAIModels/{id}/documents/download",
      "/api/TenantAIModels/{id}/documents/export",
      "/api/TenantAIModels/{id}/documents/result",
      "/api/TenantAIModels/{id}/documents/search",
      "/api/TenantAIModels/{id}/documents/sendToErp",
      "/api/TenantAIModels/{id}/documents/{docId}",
      "/api/TenantAIModels/{id}/documents/{docId}/Approve",
      "/api/TenantAIModels/{id}/documents/{docId}/ApproveReviewedTenantDocument",
      "/api/TenantAIModels/{id}/documents/{docId}/DownloadDocumentCoordinatesAndImages",
      "/api/TenantAIModels/{id}/documents/{docId}/Move",
      "/api/TenantAIModels/{id}/documents/{docId}/Reject",
      "/api/TenantAIModels/{id}/documents/{docId}/TakeBackApproval",
      "/api/TenantAIModels/{id}/documents/{docId}/UndoRejection",
      "/api/TenantAIModels/{id}/documents/{docId}/UpdateDocumentCoordinates",
      "/api/TenantAIModels/{id}/documents/{docId}/assignment",
      "/api/TenantAIModels/{id}/documents/{docId}/documentFile",
      "/api/TenantAIModels/{id}/documents/{docId}/duplicates/{otherId}",
      "/api/TenantAIModels/{id}/documents/{docId}/eInvoice",
      "/api/TenantAIModels/{id}/documents/{docId}/eInvoice/check",
      "/api/TenantAIModels/{id}/documents/{docId}/erp",
      "/api/TenantAIModels/{id}/documents/{docId}/handling",
      "/api/TenantAIModels/{id}/documents/{docId}/meter",
      "/api/TenantAIModels/{id}/documents/{docId}/postponement",
      "/api/TenantAIModels/{id}/documents/{docId}/release",
      "/api/TenantAIModels/{id}/documents/{docId}/replay",
      "/api/TenantAIModels/{id}/documents/{docId}/result",
      "/api/TenantAIModels/{id}/documents/{docId}/resultFile/{file}",
      "/api/TenantAIModels/{id}/documents/{docId}/review",
      "/api/TenantAIModels/{id}/documents/{docId}/split",
      "/api/TenantAIModels/{id}/documents/{docId}/submitForTraining",
      "/api/TenantAIModels/{id}/documents/{docId}/true",
      "/api/TenantAIModels/{id}/eInvoiceSettings",
      "/api/TenantAIModels/{id}/erpSendings",
      "/api/TenantAIModels/{id}/erpSettings",
      "/api/TenantAIModels/{id}/erpSettings/companies",
      "/api/TenantAIModels/{id}/erpSettings/test",
      "/api/TenantAIModels/{id}/errorBudget",
      "/api/TenantAIModels/{id}/exportTemplates",
      "/api/TenantAIModels/{id}/exportTemplates/preview",
      "/api/TenantAIModels/{id}/exportTemplates/{templateId}",
      "/api/TenantAIModels/{id}/intakeFolder",
      "/api/TenantAIModels/{id}/intakeFolder/test",
      "/api/TenantAIModels/{id}/metrics/{type}",
      "/api/TenantAIModels/{id}/pin",
      "/api/TenantAIModels/{id}/reprocess",
      "/api/TenantAIModels/{id}/resultValidation/1",
      "/api/TenantAIModels/{id}/resultValidation/1/download",
      "/api/TenantAIModels/{id}/resultValidation/1/{docId}",
      "/api/TenantAIModels/{id}/resultValidation/2",
      "/api/TenantAIModels/{id}/resultValidation/2/CSVZip/{zipId}",
      "/api/TenantAIModels/{id}/resultValidation/2/download",
      "/api/TenantAIModels/{id}/rules",
      "/api/TenantAIModels/{id}/rules/test",
      "/api/TenantAIModels/{id}/rules/{ruleId}",
      "/api/TenantAIModels/{id}/trainModel",
      "/api/TenantAIModels/{id}/trainings/{runId}",
      "/api/TenantAIModels/{id}/trash",
      "/api/TenantAIModels/{id}/trash/{docId}",
      "/api/TenantAIModels/{id}/trash/{docId}/restore",
      "/api/TenantAIModels/{id}/unpin",
      "/api/TenantAIModels/{id}/validationReport/ai/download",
      "/api/TenantAIModels/{id}/validationReport/specified",
      "/api/TenantAIModels/{id}/versions",
      "/api/TenantAIModels/{id}/versions/{versionId}",
      "/api/TenantAIModels/{id}/versions/{versionId}/changes",
      "/api/TenantAIModels/{id}/versions/{versionId}/discard",
      "/api/TenantAIModels/{id}/versions/{versionId}/promote",
      "/api/TenantAIModels/{id}/versions/{versionId}/rollBack",
      "/api/TenantAIModels/{id}/{zipId}/ReGenerateZipFile",
      "/api/TenantAIModels/{name}/IsUnique",
      "/api/Tenants/create",
      "/api/Tenants/dataCenters",
      "/api/Tenants/tenants",
      "/api/Tenants/{tenantId}",
      "/api/Tenants/{tenantId}/metadata",
      "/api/Users",
      "/api/Users/acceptUserInvitation",
      "/api/Users/invite",
      "/api/Users/isUserInvited",
      "/api/Users/me",
      "/api/Users/me/profile",
      "/api/Users/{userId}",
      "/api/Users/{userId}/SetUserToActive",
      "/api/documents/assigned",
      "/api/documents/assignees",
      "/api/eInvoiceParties",
      "/api/eInvoiceParties/{partyKey}",
      "/api/inbox",
      "/api/inbox/{fileId}",
      "/api/inbox/{fileId}/place",
      "/api/inboxRules",
      "/api/inboxRules/test",
      "/api/inboxRules/{ruleId}",
      "/api/inboxRules/{ruleId}/Move",
      "/api/orders",
      "/api/orders/export",
      "/api/orders/import",
      "/api/orders/settings",
      "/api/orders/{orderId}",
      "/api/suppliers",
      "/api/suppliers/export",
      "/api/suppliers/import",
      "/api/suppliers/{supplierId}",
      "/api/suppliers/{supplierId}/accounts",
      "/api/suppliers/{supplierId}/accounts/{accountId}",
      "/api/webhook-event-types",
      "/api/webhook-event-types/{eventType}/samples",
      "/api/webhooks",
      "/api/webhooks/{webhookId}",
      "/api/webhooks/{webhookId}/deliveries",
      "/api/webhooks/{webhookId}/deliveries/{deliveryId}/resend",
      "/api/webhooks/{webhookId}/disable",
      "/api/webhooks/{webhookId}/enable",
      "/api/webhooks/{webhookId}/resend",
      "/api/webhooks/{webhookId}/rotate",
      "/api/webhooks/{webhookId}/test",
    ]);
    expect(json.paths?.["/api/TenantAIModels/{id}/documents"]?.post?.requestBody?.content).toHaveProperty([
      "multipart/form-data",
    ]);
  });

  it("describes a GET for every address that a webhook's message leads to", async () => {
    const { json } = await apiClient(null)("GET", "/api/openapi.json");
    const gets = Object.entries(json.paths ?? {}).filter(([, { get }]) => get);
    const patterns = gets.map(([path]) => new RegExp(`^${path.replaceAll(/[{]\w+[}]/g, "[^/]+")}$`));
    const links = eventSamples("https://fieldwise.example").flatMap(({ data }) =>
      Object.values(data.links ?? {}).map((link) => new URL(link).pathname),
    );
    const ofApi = links.filter((path) => path.startsWith("/api/"));
    expect(ofApi.length).toBeGreaterThan(20);
    expect(ofApi.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it("promises no upload that the server refuses for its size", async () => {
    const { json } = await apiClient(null)("GET", "/api/openapi.json");
    const uploads = Object.entries(json.paths ?? {}).filter(([, methods]) =>
      Object.values(methods).some(({ requestBody }) => requestBody?.content?.["multipart/form-data"]),
    );
    expect(uploads.length).toBeGreaterThan(5);
    const limits = uploads.map(([path]) => [path, bodyLimitOf(path.replaceAll(/[{}]/g, ""))] as const);
    expect(limits.filter(([, { isUpload, bytes }]) => !isUpload || bytes < 2 ** 20)).toEqual([]);
  });

  /** Every page of the documentation, the first leading to the others. */
  async function docsPages() {
    const ask = apiClient(null);
    const first = await ask("GET", "/api/docs");
    const groups = new Set(
      [...first.text.matchAll(/href="(\/api\/docs\/[a-z-]+)"/g)].map(([, path = ""]) => path),
    );
    const others = await Promise.all(
      [...groups].map(async (path) => ({ path, ...(await ask("GET", path)) })),
    );
    return [{ path: "/api/docs", ...first }, ...others];
  }

  it("is pages without any script, of which each link leads to a place that exists", async () => {
    const pages = await docsPages();
    expect(pages.length).toBeGreaterThan(15);
    const anchors = new Map(
      pages.map(({ path, text }) => [path, [...text.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)]),
    );
    for (const { path, text, headers, status } of pages) {
      expect([path, status, headers.get("Content-Security-Policy")]).toEqual([
        path,
        200,
        expect.stringMatching(/^default-src 'none'; style-src 'self'/),
      ]);
      expect(text).not.toMatch(/<script|javascript:|\son\w+=|style=/i);
      const links = [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
      const lost = links.filter((link) => {
        const [to = "", anchor] = link.split("#");
        if (["/api/docs.css", "/api/openapi.json"].includes(to)) return false;
        const there = anchors.get(to || path);
        return !there || (anchor !== undefined && !there.includes(anchor));
      });
      expect([path, lost]).toEqual([path, []]);
    }
    const style = await apiClient(null)("GET", "/api/docs.css");
    expect(style.headers.get("Content-Type")).toMatch(/^text\/css/);
  });

  it("shows every call once, with the request as one would type it", async () => {
    const { json } = await apiClient(null)("GET", "/api/openapi.json");
    const described = Object.entries(json.paths ?? {}).flatMap(([path, calls]) =>
      Object.keys(calls)
        .filter((method) => ["get", "post", "put", "patch", "delete"].includes(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const pages = (await docsPages()).slice(1);
    const shown = pages.flatMap(({ text }) =>
      [...text.matchAll(/<p><code>([A-Z]+ [^<]+)<\/code><\/p>/g)].map(([, call]) => call),
    );
    expect(shown.sort()).toEqual(described.sort());
    const documents = pages.find(({ path }) => path === "/api/docs/documents")?.text ?? "";
    expect(documents).toContain("curl -X POST &quot;$SITE/api/TenantAIModels/$ID/documents&quot;");
  });

  it("has a place for the type of every problem", async () => {
    const { text } = await apiClient(null)("GET", "/api/docs");
    const codes = Object.keys(english).filter((key) => key.startsWith("api.problem."));
    expect(codes.length).toBeGreaterThan(10);
    for (const key of codes) expect(text).toContain(`id="problem-${key.slice("api.problem.".length)}"`);
  });

  it("knows no page of a group that there is not", async () => {
    expect((await apiClient(null)("GET", "/api/docs/nothing")).status).toBe(404);
  });
});

describe("problems", () => {
  it.each(["/api", "/api/nothing", "/api/TenantAIModels/1/2/3"])("%s is not found", async (path) => {
    const { key } = await makeKey(await makeTenant());
    const answer = await apiClient(key)("GET", path);
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(answer.json).toMatchObject({ status: 404, code: "not-found", instance: path });
  });

  it.each([
    ["es", "Se necesita una clave de API válida"],
    ["en-GB", "A valid API key is required"],
    ["fr", "A valid API key is required"],
    ["en;q=0.2, es;q=0.9", "Se necesita una clave de API válida"],
    ["es;q=0", "A valid API key is required"],
  ])("are told in the language of %s", async (language, title) => {
    const answer = await apiClient(null)("GET", "/api/AIModels", {
      headers: { "Accept-Language": language },
    });
    expect(answer.json.title).toBe(title);
  });

  it("of ours are told with a reference and nothing of their inside", async () => {
    expectConsole(/"event":"api".*no binding SHARD_MOON_1/);
    const context = await makeTenant();
    const { key } = await makeKey(context);
    await env.DB_CONTROL.batch([
      env.DB_CONTROL.prepare(
        "insert into shards (id, data_center, open) values ('moon-1', 'moon', 0) on conflict do nothing",
      ),
      env.DB_CONTROL.prepare("update tenants set shard_id = 'moon-1' where id = ?").bind(context.tenant.id),
    ]);
    const answer = await apiClient(key)("GET", "/api/TenantAIModels");
    expect(answer.json).toMatchObject({
      status: 500,
      code: "unexpected",
      reference: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.text).not.toMatch(/moon|binding/i);
  });
});

describe("a key", () => {
  const lastUse = async (id: string) =>
    (
      await env.DB_CONTROL.prepare("select last_used_at from api_keys where id = ?")
        .bind(id)
        .first<{ last_used_at: number }>()
    )?.last_used_at;

  it("notes its use, at most once a minute", async () => {
    const { id, key } = await makeKey(await makeTenant());
    const ask = apiClient(key);
    await ask("GET", "/api/AIModels");
    expect(await lastUse(id)).toBeGreaterThan(0);
    const halfAMinuteAgo = Date.now() - 30_000;
    const set = (at: number) =>
      env.DB_CONTROL.prepare("update api_keys set last_used_at = ? where id = ?").bind(at, id).run();
    await set(halfAMinuteAgo);
    await ask("GET", "/api/AIModels");
    expect(await lastUse(id)).toBe(halfAMinuteAgo);
    await set(Date.now() - 61_000);
    await ask("GET", "/api/AIModels");
    expect(await lastUse(id)).toBeGreaterThan(halfAMinuteAgo);
  });

  it("is taken with any writing of Bearer, and by no other scheme", async () => {
    const { key } = await makeKey(await makeTenant());
    const status = async (authorization: string) =>
      (await apiClient(null)("GET", "/api/AIModels", { headers: { Authorization: authorization } })).status;
    expect(await status(`bearer  ${key}`)).toBe(200);
    expect(await status(`Basic ${key}`)).toBe(401);
    expect(await status(key)).toBe(401);
  });

  it("that asks too often is told when to come again; others go on", async () => {
    const [one, two] = [await makeKey(await makeTenant()), await makeKey(await makeTenant())];
    const ask = apiClient(one.key, { most: 3, window: 3_600_000 });
    const by = (key: string) => ask("GET", "/api/AIModels", { headers: { Authorization: `Bearer ${key}` } });
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await by(one.key)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await by(one.key);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused.json).toMatchObject({ code: "too-many" });
    expect((await by(two.key)).status).toBe(200);
  });
});
