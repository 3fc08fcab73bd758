import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Notice } from "~/components/form/notice";
import { ProblemNotices } from "~/components/form/problem-notices";
import { IntakeTable } from "~/components/intake/intake-table";
import { PageHeader } from "~/components/shell/page-header";
import { shownTime } from "~/domain/documents/shown-time";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { maySeeMailAddress } from "~/domain/intake/may-see-mail-address";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listIntakeLog } from "~/operations/intake/list-log";
import { putKeptFile } from "~/operations/intake/put-kept-file";
import { listDocumentModels } from "~/operations/models/list-for-documents";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "intake.title" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenant } = context;
  const asked = new URL(args.request.url).searchParams;
  const before = asked.get("before") ?? undefined;
  const kept = asked.get("kept") === "yes";
  const { lines, next } = await listIntakeLog(context, { before, kept }).catch(refusedPage);
  const mayPut = isAllowed(context.actor, "TenantModel.UploadDocument");
  // A mail belongs to no model yet, so its time is the tenant's.
  const [culture, timeZone] = [cultureOfCountry(tenant.countryCode), timeZoneOfCountry(tenant.countryCode)];
  return {
    address: maySeeMailAddress(context.actor)
      ? mailAddressOf(tenant, args.context.cloudflare.env.MAIL_DOMAIN)
      : null,
    lines: lines.map(({ at, keptUntil, ...line }) => ({
      ...line,
      at: shownTime(at, culture, timeZone),
      keptUntil: keptUntil && shownTime(keptUntil, culture, timeZone),
    })),
    models: mayPut && lines.some(({ keptUntil }) => keptUntil) ? await listDocumentModels(context, {}) : [],
    next,
    timeZone,
    kept,
    wasPut: asked.has("put"),
  };
}

/** Puts a kept file into a model. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.UploadDocument");
  const form = await args.request.formData();
  const { lineId = "", modelId = "" } = formFields(form);
  try {
    await putKeptFile(context, { lineId, modelId });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  const { pathname, searchParams } = new URL(args.request.url);
  return redirect(`${pathname}?${searchParams.get("kept") === "yes" ? "kept=yes&" : ""}put=yes`);
}

export default function IntakeLog() {
  const { t } = useTranslation();
  const { address, lines, next, timeZone, models, kept, wasPut } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("intake.title")} hint={t("intake.hint")} />
      {wasPut && !refused && <Notice>{t("intake.put-done")}</Notice>}
      <ProblemNotices problems={refused?.problems} />
      <p>
        {t("intake.address")} <code className="break-all">{address}</code>
      </p>
      {lines.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(kept ? "intake.kept-none" : "intake.none")}
        </p>
      ) : (
        <IntakeTable lines={lines} models={models} typed={refused?.typed ?? {}} />
      )}
      <p className="flex flex-wrap gap-4 text-muted">
        <Link to={kept ? "?" : "?kept=yes"} className="link">
          {t(kept ? "intake.all" : "intake.kept-only")}
        </Link>
        {t("intake.time-zone", { timeZone: timeZone.replaceAll("_", " ") })}
        {next && (
          <Link to={`?before=${next}${kept ? "&kept=yes" : ""}`} className="link">
            {t("intake.older")}
          </Link>
        )}
      </p>
    </>
  );
}
