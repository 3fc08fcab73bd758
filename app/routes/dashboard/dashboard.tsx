import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ServiceDashboard } from "~/components/customers/service-dashboard";
import { TenantOverview } from "~/components/documents/tenant-overview";
import { fieldMessages } from "~/components/form/field-messages";
import { readinessByModel, statusesByModel } from "~/domain/documents/counts-by-model";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { maySeeMailAddress } from "~/domain/intake/may-see-mail-address";
import { offeredModels } from "~/domain/models/offered-models";
import { isAllowed } from "~/domain/permissions/actor";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import { refusedPage } from "~/http/form-error-response";
import { readCustomers } from "~/http/read-customers";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { withSamples } from "~/http/sample-context";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import type { TenantContext } from "~/operations/context";
import { countByReadiness } from "~/operations/documents/count-by-readiness";
import { countByStatus } from "~/operations/documents/count-by-status";
import { takeSamples } from "~/operations/documents/take-samples";
import { checkHealth } from "~/operations/health/check";
import { countInbox } from "~/operations/inbox/count";
import { countKeptFiles } from "~/operations/intake/count-kept-files";
import { listDocumentModels } from "~/operations/models/list-for-documents";
import { makeHealthContext } from "~/platform/health-context";
import { readHome } from "./read-home";

const customersShown = 10;

export const handle = { crumbs: () => [{ key: "dashboard.title", to: "/dashboard" }] };

/** What someone may see of the organization; for whoever runs the service and has picked no customer, the service. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await requireTenant(args);
  const { givenName, isSystemAdmin } = person;
  if (isSystemAdmin && context.tenant.id === masterTenantId) return { givenName, ...(await serviceOf(args)) };
  return { givenName, ...(await tenantOf(args, context)) };
}

async function serviceOf(args: LoaderFunctionArgs) {
  const { env } = args.context.cloudflare;
  const [page, health] = await Promise.all([
    readCustomers(args, { search: "", size: customersShown }),
    checkHealth(makeHealthContext(env), {}),
  ]);
  return { customers: page.customers, hasMore: page.next !== null, health };
}

async function tenantOf(args: LoaderFunctionArgs, context: TenantContext) {
  const { actor, tenant } = context;
  const mayView = isAllowed(actor, "TenantModel.ViewDocument");
  const mayPut = mayView && isAllowed(actor, "TenantModel.UploadDocument");
  const mayCreate = isAllowed(actor, "TenantModel.EditModel");
  const models = mayView ? await listDocumentModels(context, {}) : [];
  const home = mayView ? await readHome(args, context) : null;
  return {
    tenantName: tenant.name,
    mailAddress: maySeeMailAddress(actor)
      ? mailAddressOf(tenant, args.context.cloudflare.env.MAIL_DOMAIN)
      : null,
    home,
    models: models.map(({ id, name }) => ({ id, name })),
    counts: statusesByModel(models, mayView ? await countByStatus(context, {}) : []),
    readinesses: readinessByModel(models, mayView ? await countByReadiness(context, {}) : []),
    kept: mayPut ? await countKeptFiles(context, {}) : 0,
    inbox: mayPut ? await countInbox(context, {}) : 0,
    mayView,
    mayCreate,
    mayUpload: mayPut,
    samplesModelId: mayPut && home?.isNew ? (models[0]?.id ?? null) : null,
    readyModelId: mayCreate && mayView && models.length === 0 ? usualModelId(tenant.countryCode) : null,
  };
}

/** Has the samples of a model read, and leads to where they come in. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.UploadDocument");
  const modelId = String((await args.request.formData()).get("samplesFor") ?? "");
  await takeSamples(withSamples(context, args), { modelId }).catch(refusedPage);
  return redirect(`/document-processing/${modelId}/documents`);
}

/** The base model that a tenant of this country is offered first. */
const usualModelId = (countryCode: string) => offeredModels(countryCode)[0]?.id ?? null;

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  if (!("home" in page)) return <ServiceDashboard {...page} />;
  const messages = fieldMessages(t, page.home?.problems);
  return <TenantOverview {...page} home={page.home && { ...page.home, messages }} />;
}
