import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IntakeTable } from "~/components/intake/intake-table";
import { PageHeader } from "~/components/shell/page-header";
import { shownTime } from "~/domain/documents/shown-time";
import { mailAddressOf } from "~/domain/intake/mail-address";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { refusedPage } from "~/http/form-answer";
import { requireTenant } from "~/http/signed-in";
import { listIntakeLog } from "~/operations/intake/list-intake-log";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "intake.title" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenant } = context;
  const before = new URL(args.request.url).searchParams.get("before") ?? undefined;
  const { lines, next } = await listIntakeLog(context, { before }).catch(refusedPage);
  // A mail belongs to no model yet, so its time is the tenant's.
  const [culture, timeZone] = [cultureOfCountry(tenant.countryCode), timeZoneOfCountry(tenant.countryCode)];
  return {
    address: mailAddressOf(tenant, args.context.cloudflare.env.MAIL_DOMAIN),
    lines: lines.map(({ at, ...line }) => ({ ...line, at: shownTime(at, culture, timeZone) })),
    next,
    timeZone,
  };
}

export default function IntakeLog() {
  const { t } = useTranslation();
  const { address, lines, next, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("intake.title")} hint={t("intake.hint")} />
      <p>
        {t("intake.address")} <code className="break-all">{address}</code>
      </p>
      {lines.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("intake.none")}</p>
      ) : (
        <IntakeTable lines={lines} />
      )}
      <p className="flex gap-4 text-muted">
        {t("intake.time-zone", { timeZone: timeZone.replaceAll("_", " ") })}
        {next && (
          <Link to={`?before=${next}`} className="link">
            {t("intake.older")}
          </Link>
        )}
      </p>
    </>
  );
}
