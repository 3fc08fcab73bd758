import { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { countHits } from "~/data/control/rate-counters";
import { type RateLimit, rateLimits } from "~/domain/accounts/rate-limits";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { apiCallerOf } from "~/http/api-caller";
import { forCustomer } from "~/http/for-customer";
import { createRateLimiter } from "~/http/rate-limiter";
import { wakeAfter } from "~/http/wake-after-work";
import { addAnnotations } from "./annotations";
import type { Api, ApiEnvironment } from "./api-environment";
import { addBaseModels } from "./base-models";
import { canonicalPath } from "./canonical-path";
import { addComparisons } from "./comparisons";
import { addDescription } from "./description";
import { addDocumentActions } from "./document-actions";
import { addDocumentFiles } from "./document-files";
import { addDocumentHandling } from "./document-handling";
import { addDocumentSearch } from "./document-search";
import { addDocumentViews } from "./document-views";
import { addDocuments } from "./documents";
import { addDuplicates } from "./duplicates";
import { addEInvoices } from "./e-invoices";
import { addEdits } from "./edits";
import { addEnergy } from "./energy";
import { addErp } from "./erp";
import { addErrorBudgets } from "./error-budgets";
import { addExportTemplates } from "./export-templates";
import { addFolders } from "./folders";
import { HttpProblem } from "./http-problem";
import { addInbox } from "./inbox";
import { addInboxRules } from "./inbox-rules";
import { acceptSessions, addMe } from "./me";
import { addMeters } from "./meters";
import { addModels } from "./models";
import { addOrders } from "./orders";
import { problemResponse } from "./problem-response";
import { addPublications } from "./publications";

import { refuseOtherMethods } from "./refuse-other-methods";
import { addReleases } from "./releases";
import { addReports } from "./reports";
import { addReviews } from "./reviews";
import { addRoles } from "./roles";
import { addRules } from "./rules";
import { addSplitting } from "./splitting";
import { addSubscriptions } from "./subscriptions";
import { addSuppliers } from "./suppliers";
import { addTenants } from "./tenants";
import { addTraining } from "./training";
import { addTrash } from "./trash";
import { addUsers } from "./users";
import { addValidation } from "./validation";
import { addVersions } from "./versions";
import { addWebhooks } from "./webhooks";
import { addZipFiles } from "./zip-files";

const keyedPaths = [
  "/api/Subscriptions/*",
  "/api/TenantAIModels/*",
  "/api/AIModels/*",
  "/api/Users/*",
  "/api/Roles/*",
  "/api/Permissions/*",
  "/api/Tenants/*",
  "/api/webhooks/*",
  "/api/webhook-event-types/*",
  "/api/documents/*",
  "/api/eInvoiceParties/*",
  "/api/inbox/*",
  "/api/inboxRules/*",
  "/api/orders/*",
  "/api/suppliers/*",
];

/** The API under /api. One instance for each isolate: it counts the requests of each key. */
export function createApi(limit: RateLimit = rateLimits.requestsByKey): Api {
  const api: Api = new OpenAPIHono<ApiEnvironment>({
    getPath: (request) => canonicalPath(new URL(request.url).pathname),
    defaultHook: (result) => {
      if (!result.success) throw new InvalidInput(result.error.issues);
    },
  });
  api.onError((error, c) => problemResponse(c.req.raw, error));
  api.notFound((c) => problemResponse(c.req.raw, new HttpProblem(404, "not-found", "api.error.no-route")));
  addDescription(api);
  acceptSessions(api);
  const keyed = requireKey(limit);
  for (const path of keyedPaths) api.use(path, keyed);
  addBaseModels(api);
  addModels(api);
  addDocumentFiles(api);
  addDocumentSearch(api);
  addDocumentViews(api);
  addDocumentActions(api);
  addDocumentHandling(api);
  addDocuments(api);
  addReleases(api);
  addErp(api);
  addFolders(api);
  addReviews(api);
  addDuplicates(api);
  addTrash(api);
  addZipFiles(api);
  addInbox(api);
  addInboxRules(api);
  addSplitting(api);
  addEnergy(api);
  addValidation(api);
  addEdits(api);
  addAnnotations(api);
  addTraining(api);
  addVersions(api);
  addComparisons(api);
  addPublications(api);
  addMeters(api);
  addReports(api);
  addSubscriptions(api);
  addRoles(api);
  addMe(api);
  addUsers(api);
  addTenants(api);
  addExportTemplates(api);
  addEInvoices(api);
  addWebhooks(api);
  addOrders(api);
  addRules(api);
  addErrorBudgets(api);
  addSuppliers(api);
  refuseOtherMethods(api);
  return api;
}

function requireKey(limit: RateLimit) {
  const gate = createRateLimiter(limit);
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    if (c.get("visitor")) return next();
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
    const context = await apiCallerOf(c.req.raw, c.env, later);
    const count = (name: string, start: Date, hits: number) => countHits(context.control, name, start, hits);
    const wait = gate(`key:${context.actor.id}`, context.now(), count, later);
    if (wait > 0)
      throw new HttpProblem(429, "too-many", "api.error.too-many-requests", { "Retry-After": String(wait) });
    c.set("tenant", await forCustomer(context, c.env, c.req.query("customerTenantId")));
    await next();
    if (c.req.method !== "GET") later(wakeAfter(c.var.tenant, c.env));
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
  });
}
