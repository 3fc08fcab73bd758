import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { FoundList } from "~/components/energy/found-list";
import { Button } from "~/components/form/button";
import { DateRangeFields } from "~/components/form/date-range-fields";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { SelectField } from "~/components/form/select-field";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { shownValue } from "~/domain/documents/shown-value";
import { sentenceOfFinding } from "~/domain/energy/bill-findings";
import { severities } from "~/domain/energy/check-outcome";
import { shownOutcomes } from "~/domain/energy/shown-outcomes";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requireTenant } from "~/http/signed-in";
import { translatorFor } from "~/http/translator-for";
import { useTranslation } from "~/locales/use-translation";
import { listEnergyValidations } from "~/operations/energy/list-validations";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { energyCrumbs } from "./energy-crumbs";

export const handle = { crumbs: energyCrumbs("energy.checks") };

const names = ["startDate", "endDate", "severity"] as const;
type Asked = Parameters<typeof listEnergyValidations>[1];

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const { id, name, culture } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const filter = Object.fromEntries(names.map((key) => [key, query.get(key) ?? ""])) as Record<
    (typeof names)[number],
    string
  >;
  const kept = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  const shown = { model: { id, name }, filter, query: kept.toString() };
  try {
    const cursor = query.get("cursor") ?? undefined;
    const asked = { ...filter, modelId, cursor } as Asked;
    const { items, nextCursor } = await listEnergyValidations(context, asked);
    const day = (date: string | null) => (date ? shownValue(date, "date", culture) : "?");
    const t = await translatorFor(await languageOf(args.request));
    const rows = items.map(({ bill, outcomes, findings }) => ({
      id: `${bill.documentId} ${bill.row}`,
      documentId: bill.documentId,
      label: bill.number ?? bill.fileName,
      account: bill.account,
      supplier: bill.supplier,
      meter: bill.meter,
      period: `${day(bill.start)} – ${day(bill.end)}`,
      outcomes: shownOutcomes(outcomes, culture),
      findings: findings.map((one) => ({
        kind: one.kind,
        severity: one.severity,
        text: sentenceOfFinding(t, one),
      })),
    }));
    if (nextCursor) kept.set("cursor", nextCursor);
    return data({ ...shown, rows, next: nextCursor && `?${kept}`, problems: [] });
  } catch (error) {
    if (
      !(error instanceof AppError) ||
      error.code !== "invalid" ||
      error.messageKey === "energy.error.not-energy"
    )
      return refusedPage(error);
    return data({ ...shown, rows: [], next: null, problems: problemsOf(error) }, { status: 422 });
  }
}

export default function EnergyChecks() {
  const { t } = useTranslation();
  const { model, filter, query, rows, next, problems } = useLoaderData<typeof loader>();
  const messages = fieldMessages(t, problems, {
    startDate: t("documents.from"),
    endDate: t("documents.to"),
    severity: t("energy.severity"),
  });
  const fileTo = (format: string) => `/energy/${model.id}/checks.${format}${query && `?${query}`}`;
  return (
    <>
      <PageHeader title={t("energy.checks")} hint={t("energy.checks-hint")} />
      <ErrorSummary messages={messages} />
      <Form
        method="get"
        className="grid gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-[repeat(3,minmax(8rem,12rem))_auto]"
      >
        <DateRangeFields
          from={t("documents.from")}
          to={t("documents.to")}
          values={filter}
          messages={messages}
        />
        <SelectField
          name="severity"
          label={t("energy.severity")}
          defaultValue={filter.severity}
          error={messageFor(messages, "severity")}
          choices={[
            { value: "", label: t("energy.severity.any") },
            ...severities.map((value) => ({ value, label: t(`energy.severity.${value}`) })),
          ]}
        />
        <div className="self-start pb-3 sm:pt-7">
          <Button kind="secondary">{t("energy.filter")}</Button>
        </div>
      </Form>
      {rows.length === 0 && problems.length === 0 && (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(next ? "energy.checks-go-on" : "energy.checks-none")}
        </p>
      )}
      {rows.length > 0 && (
        <CardTable
          caption={t("energy.checks-caption")}
          rows={rows}
          columns={[
            {
              label: t("energy.bill"),
              cell: ({ documentId, label }) => (
                <Link to={`/documents/${documentId}`} className="link max-sm:wrap-anywhere">
                  {label}
                </Link>
              ),
            },
            { label: t("energy.supplier"), cell: ({ supplier }) => supplier },
            { label: t("energy.account"), cell: ({ account }) => <OneLine>{account}</OneLine> },
            { label: t("energy.meter"), cell: ({ meter }) => <OneLine>{meter}</OneLine> },
            { label: t("energy.period"), cell: ({ period }) => <OneLine>{period}</OneLine> },
            {
              label: t("energy.found"),
              cell: ({ outcomes, findings }) => <FoundList outcomes={outcomes} findings={findings} />,
            },
          ]}
        />
      )}
      {next && <PageLinks previous={null} next={next} />}
      <p className="flex flex-wrap gap-4">
        {["csv", "xlsx"].map((format) => (
          <a key={format} className="link" href={fileTo(format)} download>
            {t(`energy.export.checks-${format}`)}
          </a>
        ))}
      </p>
    </>
  );
}

/** Numbers and days, which are compared from row to row. */
const OneLine = ({ children }: { children: string | null }) => (
  <span className="lg:whitespace-nowrap">{children}</span>
);
