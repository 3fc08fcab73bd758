import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PlanRequestsTable } from "~/components/customers/plan-requests-table";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { shownTime } from "~/domain/documents/shown-time";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { countryName } from "~/domain/tenants/countries";
import { refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { requireSystemAdmin } from "~/http/require-system-admin";
import { useTranslation } from "~/locales/use-translation";
import { deletePlanRequest } from "~/operations/customers/delete-plan-request";
import { listPlanRequests } from "~/operations/customers/list-plan-requests";

export const handle = {
  crumbs: () => [{ key: "customers.title", to: "/customers" }, { key: "customers.requests" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await requireSystemAdmin(args);
  const before = new URL(args.request.url).searchParams.get("before") ?? undefined;
  const { requests, next } = await listPlanRequests(context, { before }).catch(refusedPage);
  const language = await languageOf(args.request);
  const writing = [cultureOfCountry(person.countryCode), timeZoneOfCountry(person.countryCode)] as const;
  return {
    requests: requests.map(({ id, email, countryCode, language: theirs, requestedAt }) => ({
      id,
      email,
      country: countryName(countryCode, language),
      language: theirs,
      at: shownTime(requestedAt, ...writing),
    })),
    next: next && `?before=${next}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireSystemAdmin(args);
  const { planRequestId = "" } = formFields(await args.request.formData());
  await deletePlanRequest(context, { planRequestId }).catch(refusedPage);
  return redirect("/customers/plan-requests");
}

export default function PlanRequests() {
  const { t } = useTranslation();
  const { requests, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("customers.requests")} hint={t("customers.requests-hint")} />
      {requests.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("customers.requests-none")}</p>
      ) : (
        <PlanRequestsTable requests={requests} />
      )}
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}
