import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BudgetForm } from "~/components/error-budget/budget-form";
import { BudgetTable } from "~/components/error-budget/budget-table";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { usualBudget } from "~/domain/error-budget/budget-inputs";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-answer";
import { languageOf } from "~/http/language";
import { shownBudget } from "~/http/shown-budget";
import { useTranslation } from "~/locales/use-translation";
import { exploreErrorBudget } from "~/operations/error-budget/explore";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("error-budget") };

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const query = new URL(args.request.url).searchParams;
  const typed = {
    errors: query.get("errors") ?? String(usualBudget.errors),
    values: query.get("values") ?? String(usualBudget.values),
  };
  const { id, name, baseModelId } = model;
  const shown = { id, name, baseModelId, typed };
  try {
    const asked = { modelId: id, ...typed } as unknown as Parameters<typeof exploreErrorBudget>[1];
    const { documents, more, fields } = await exploreErrorBudget(context, asked);
    const writing = { language: await languageOf(args.request), culture: model.culture };
    return data({
      ...shown,
      documents,
      more,
      fields: fields.map((field) => shownBudget(field, writing)),
      problems: [],
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
    return data(
      { ...shown, documents: 0, more: 0, fields: [], problems: problemsOf(error) },
      { status: 422 },
    );
  }
}

export default function ErrorBudget() {
  const { t } = useTranslation();
  const { id, name, baseModelId, typed, documents, more, fields, problems } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={name} hint={t("models.budget.hint")} />
      <ModelTabs modelId={id} baseModelId={baseModelId} />
      <BudgetForm typed={typed} problems={problems} />
      {problems.length === 0 && <BudgetTable documents={documents} more={more} fields={fields} />}
      <section className="max-w-prose">
        <h2 className="text-lg font-medium">{t("models.budget.beside-threshold")}</h2>
        <p>{t("models.budget.beside-threshold-text")}</p>
      </section>
    </>
  );
}
