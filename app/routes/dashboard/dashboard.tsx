import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ServiceDashboard } from "~/components/customers/service-dashboard";
import { TenantOverview } from "~/components/documents/tenant-overview";
import { fieldMessages } from "~/components/form/field-messages";
import { readinessByModel, statusesByModel } from "~/domain/documents/counts-by-model";
import { shownTime } from "~/domain/documents/shown-time";
import { AppError } from "~/domain/errors/app-error";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { maySeeMailAddress } from "~/domain/intake/may-see-mail-address";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { isAllowed } from "~/domain/permissions/actor";
import type { Permission } from "~/domain/permissions/permission";
import { homeTiles } from "~/domain/reports/home-tiles";
import { standingTable } from "~/domain/reports/standing-table";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import { problemsOf, refusedPage } from "~/http/form-answer";
import { languageOf } from "~/http/language";
import { readCustomers } from "~/http/read-customers";
import { reportQueryOf } from "~/http/report-query";
import { shownReport } from "~/http/shown-report";
import { requireTenant } from "~/http/signed-in";
import { shownCount } from "~/locales/shown-count";
import type { TenantContext } from "~/operations/context";
import { countByReadiness } from "~/operations/documents/count-by-readiness";
import { countByStatus } from "~/operations/documents/count-by-status";
import { checkHealth } from "~/operations/health/check";
import { countKeptFiles } from "~/operations/intake/count-kept-files";
import { listDocumentModels } from "~/operations/models/list-for-documents";
import { getHome } from "~/operations/reports/get-home";
import { makeHealthContext } from "~/platform/health-context";

const customersShown = 10;

export const handle = { crumbs: () => [{ key: "dashboard.title", to: "/dashboard" }] };

/** What somebody may see of the organization; for whoever runs the service and has picked no customer, the service. */
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
  const models = mayView ? await listDocumentModels(context, {}) : [];
  return {
    tenantName: tenant.name,
    mailAddress: maySeeMailAddress(actor)
      ? mailAddressOf(tenant, args.context.cloudflare.env.MAIL_DOMAIN)
      : null,
    home: mayView ? await homeOf(args, context) : null,
    models: models.map(({ id, name }) => ({ id, name })),
    counts: statusesByModel(models, mayView ? await countByStatus(context, {}) : []),
    readinesses: readinessByModel(models, mayView ? await countByReadiness(context, {}) : []),
    kept: mayView && isAllowed(actor, "TenantModel.UploadDocument") ? await countKeptFiles(context, {}) : 0,
    mayView,
    mayCreate: isAllowed(actor, "TenantModel.EditModel"),
  };
}

async function homeOf(args: LoaderFunctionArgs, context: TenantContext) {
  const { filter } = reportQueryOf(args.request);
  const { countryCode } = context.tenant;
  const asked = filter as Parameters<typeof getHome>[1];
  const { problems, ...home } = await getHome(context, asked)
    .then((found) => ({ ...found, problems: [] }))
    .catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
      return { ...(await getHome(context, {})), problems: problemsOf(error) };
    });
  const { scope, rows, figures, before, steps } = home;
  const picked = home.waiting.find(({ modelId }) => modelId === scope.modelId)?.model;
  const writing = {
    language: await languageOf(args.request),
    culture: picked?.culture ?? cultureOfCountry(countryCode),
    timeZone: picked?.timeZone ?? timeZoneOfCountry(countryCode),
  };
  const { chart, columns, rows: shown } = shownReport(standingTable(scope, rows), writing);
  const shownDocument = ({ id, fileName, status, model, receivedAt }: (typeof home.waiting)[number]) => ({
    id,
    fileName,
    status,
    model: model?.name ?? "",
    at: shownTime(receivedAt, model?.culture ?? writing.culture, model?.timeZone ?? writing.timeZone),
  });
  const may = (permission: Permission) => isAllowed(context.actor, permission);
  const firstModel = home.latest[0]?.modelId ?? home.firstModel;
  return {
    tiles: homeTiles(figures, before, home.waitingTotal, (count) => shownCount(count, writing.language)),
    waiting: home.waiting.map(shownDocument),
    latest: home.latest.map(shownDocument),
    wrong: home.wrong.map(({ at, ...line }) => ({
      ...line,
      at: shownTime(at, writing.culture, writing.timeZone),
    })),
    filter: { ...filter, startDate: scope.from, endDate: scope.to, by: scope.by },
    problems,
    chart: chart.kind === "bars" ? chart : { series: [], bars: [] },
    table: { columns, rows: shown },
    steps: [
      {
        key: "model" as const,
        done: steps.model,
        to: may("TenantModel.EditModel") ? "/aimodels/create-aimodel" : null,
      },
      {
        key: "document" as const,
        done: steps.document,
        to:
          firstModel && may("TenantModel.UploadDocument")
            ? `/document-processing/${firstModel}/documents`
            : null,
      },
      { key: "people" as const, done: steps.people, to: may("Users.Invite") ? "/Users/inviteuser" : null },
    ],
  };
}

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  if (!("home" in page)) return <ServiceDashboard {...page} />;
  const messages = fieldMessages(t, page.home?.problems);
  return <TenantOverview {...page} home={page.home && { ...page.home, messages }} />;
}
