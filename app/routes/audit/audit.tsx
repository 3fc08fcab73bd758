import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AuditFilterForm } from "~/components/audit/audit-filter-form";
import { AuditTable } from "~/components/audit/audit-table";
import { LookupNote } from "~/components/audit/lookup-note";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { PageHeader } from "~/components/shell/page-header";
import { auditWordsKey } from "~/domain/audit/audited-operations";
import { AppError } from "~/domain/errors/app-error";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { shownMoment } from "~/domain/tenants/shown-day";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requirePermission } from "~/http/require-permission";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { useTranslation } from "~/locales/use-translation";
import { listAudit } from "~/operations/audit/list";
import { listAuditChoices } from "~/operations/audit/list-choices";
import { auditQueryOf } from "./audit-query";

export const handle = { crumbs: () => [{ key: "audit.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Audit");
  const { filter, before, link } = auditQueryOf(args.request);
  const choices = await listAuditChoices(context, {}).catch(refusedPage);
  const { lines, lookup, next, problems } = await listAudit(context, { ...filter, before })
    .then((page) => ({ ...page, problems: [] }))
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
      return { lines: [], lookup: null, next: null, problems: problemsOf(error) };
    });
  const { tenant } = context;
  const shown = {
    filter,
    choices: { ...choices, operations: inWords(choices.operations, await languageOf(args.request)) },
    problems,
    lookup,
    lines: lines.map(({ at, ...line }) => ({ ...line, at: shownMoment(at, tenant) })),
    next: next && link({ before: next }),
    csv: `/audit.csv${link({})}`,
    timeZone: timeZoneOfCountry(tenant.countryCode).replaceAll("_", " "),
  };
  return data(shown, { status: problems.length > 0 ? 422 : 200 });
}

/** Sorted here: a browser may know another order of the alphabet than the server, and would draw another page. */
const inWords = (operations: readonly string[], language: Language) =>
  operations
    .map((value) => ({ value, label: fillText(language, auditWordsKey(value)) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));

export default function Audit() {
  const { t } = useTranslation();
  const { filter, choices, problems, lookup, lines, next, csv, timeZone } = useLoaderData<typeof loader>();
  const messages = fieldMessages(t, problems, {
    startDate: t("audit.from"),
    endDate: t("audit.to"),
  });
  return (
    <>
      <PageHeader title={t("audit.title")} hint={t("audit.hint")} />
      <ErrorSummary messages={messages} />
      <AuditFilterForm key={csv} filter={filter} choices={choices} messages={messages} />
      <LookupNote lookup={lookup} text={filter.subject.trim()} isEmpty={lines.length === 0} />
      {lines.length > 0 ? (
        <AuditTable lines={lines} />
      ) : (
        <p className="rounded-sm border border-line bg-surface p-6">{t("audit.none")}</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
        {t("audit.time-zone", { timeZone })}
        {next && (
          <Link to={next} rel="next" className="link">
            {t("audit.older")}
          </Link>
        )}
        <a href={csv} download className="link">
          {t("audit.export")}
        </a>
      </p>
    </>
  );
}
