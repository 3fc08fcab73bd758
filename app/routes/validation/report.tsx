import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { DateRangeFields } from "~/components/form/date-range-fields";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { SelectField } from "~/components/form/select-field";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { AiTable } from "~/components/validation/ai-table";
import { ApiTable } from "~/components/validation/api-table";
import { shownDays, shownShare, shownValue } from "~/domain/documents/shown-value";
import { AppError } from "~/domain/errors/app-error";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { AiReportDocument, FailedCheck } from "~/domain/validation/ai-report";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { requireTenant } from "~/http/signed-in";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { useTranslation } from "~/locales/use-translation";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { listValidations } from "~/operations/validation/list";

type Page = { model: { id: string; name: string }; report: string };

export const handle = {
  crumbs: ({ model, report }: Page) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: `validation.title.${report}` },
  ],
};

const names = ["startDate", "endDate", "field"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenantAIModelId: modelId = "", report = "" } = args.params;
  if (report !== "ai" && report !== "api") throw new Response("error.not-found", { status: 404 });
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const filter = Object.fromEntries(names.map((key) => [key, query.get(key) ?? ""])) as Record<
    (typeof names)[number],
    string
  >;
  const language = await languageOf(args.request);
  const labels = labelsOf(model, language);
  const kept = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  const shown = {
    model: { id: model.id, name: model.name },
    report,
    filter,
    query: kept.toString(),
    fields: [
      ...new Set(
        exportedFieldsOf(model).flatMap(({ name, line }) => (line && report === "ai" ? [] : [name])),
      ),
    ].map((value) => ({ value, label: report === "ai" ? (labels.get(value) ?? value) : value })),
  };
  try {
    const cursor = query.get("cursor") ?? undefined;
    const asked = { ...filter, modelId, type: report === "ai" ? "1" : "2", cursor } as Parameters<
      typeof listValidations
    >[1];
    const { ai, api, nextCursor } = await listValidations(context, asked);
    if (nextCursor) kept.set("cursor", nextCursor);
    return data({
      ...shown,
      // What this page does not show stays on the server.
      ai: ai.map(({ receivedOn: _, status: _status, ...one }) => shownDocument(model, one, language)),
      api: api.map(({ receivedOn: _, status: _status, ...one }) => one),
      next: nextCursor && `?${kept}`,
      problems: [],
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
    return data({ ...shown, ai: [], api: [], next: null, problems: problemsOf(error) }, { status: 422 });
  }
}

type Model = Parameters<typeof exportedFieldsOf>[0] & { culture: string; baseModelId: string };
type Document = Pick<AiReportDocument, "documentId" | "fileName" | "failed" | "fields">;

/** A document of the report with its values as people of the model's culture write them, its fields by their labels. */
function shownDocument(model: Model, document: Document, language: Language) {
  const { culture } = model;
  const labels = labelsOf(model, language);
  const types = new Map(exportedFieldsOf(model).map(({ name, type }) => [name, type]));
  const checks = (failed: readonly FailedCheck[]) =>
    failed.map(({ key, values }) => ({ key, values: shownDays(values, culture) }));
  return {
    ...document,
    failed: checks(document.failed),
    fields: document.fields.map(({ read, now, confidence, ...field }) => {
      const shown = (value: string | null) =>
        value && shownValue(value, types.get(field.field) ?? "text", culture);
      return {
        ...field,
        label: labels.get(field.field) ?? field.field,
        read: shown(read),
        confidence: confidence === null ? "" : shownShare(confidence, culture),
        now: shown(now),
        failed: checks(field.failed),
      };
    }),
  };
}

/** What the fields of a model are called, by their names in exports. */
const labelsOf = (model: Model, language: Language) =>
  new Map(
    model.fields.map((field) => {
      const { name, labelKey } = fieldOfModel(model.baseModelId, field);
      return [name, labelKey === "field.own" ? name : fillText(language, labelKey)];
    }),
  );

export default function ValidationReport() {
  const { t } = useTranslation();
  const { model, report, filter, query, fields, ai, api, next, problems } = useLoaderData<typeof loader>();
  const messages = fieldMessages(t, problems, { startDate: t("documents.from"), endDate: t("documents.to") });
  const at = `/validation/${model.id}`;
  return (
    <>
      <PageHeader title={t(`validation.title.${report}`)} hint={t(`validation.hint.${report}`)} />
      <nav aria-label={t("validation.reports")} className="tabs">
        {["ai", "api"].map((one) => (
          <Link key={one} to={`${at}/${one}`} aria-current={one === report ? "page" : undefined}>
            {t(`validation.title.${one}`)}
          </Link>
        ))}
      </nav>
      <ErrorSummary messages={messages} />
      <Form
        method="get"
        className="grid gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-[repeat(3,minmax(8rem,14rem))_auto]"
      >
        <DateRangeFields
          from={t("documents.from")}
          to={t("documents.to")}
          values={filter}
          messages={messages}
        />
        <SelectField
          name="field"
          label={t("validation.field")}
          defaultValue={filter.field}
          error={messageFor(messages, "field")}
          choices={[{ value: "", label: t("validation.every-field") }, ...fields]}
        />
        <div className="self-start pb-3 sm:pt-7">
          <Button kind="secondary">{t("documents.filter")}</Button>
        </div>
      </Form>
      {ai.length + api.length === 0 && problems.length === 0 && (
        <p className="rounded-sm border border-line bg-surface p-6">{t("validation.none")}</p>
      )}
      {ai.map((document) => (
        <AiTable key={document.documentId} document={document} />
      ))}
      {api.length > 0 && <ApiTable documents={api} />}
      {next && <PageLinks previous={null} next={next} />}
      <p className="flex flex-wrap gap-4">
        {["csv", "xlsx", "json"].map((format) => (
          <a key={format} className="link" href={`${at}/${report}.${format}${query && `?${query}`}`} download>
            {t("validation.download", { format: format.toUpperCase() })}
          </a>
        ))}
      </p>
    </>
  );
}
