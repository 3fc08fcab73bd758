import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BudgetForm } from "~/components/error-budget/budget-form";
import { BudgetStateBox } from "~/components/error-budget/budget-state";
import { BudgetTable } from "~/components/error-budget/budget-table";
import { Notice } from "~/components/form/notice";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { usualBudget } from "~/domain/error-budget/budget-inputs";
import { sampleNumberCount } from "~/domain/error-budget/sample-number-of";
import { AppError } from "~/domain/errors/app-error";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { type FormAnswer, formErrorResponse, problemsOf, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { shownBudget, shownState } from "~/http/shown-budget";
import { useTranslation } from "~/locales/use-translation";
import { exploreErrorBudget } from "~/operations/error-budget/explore";
import { getErrorBudget } from "~/operations/error-budget/get";
import { removeErrorBudget } from "~/operations/error-budget/remove";
import { saveErrorBudget } from "~/operations/error-budget/save";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("error-budget") };

const told = ["saved", "removed"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const query = new URL(args.request.url).searchParams;
  const kept = await getErrorBudget(context, { modelId: model.id }).catch(refusedPage);
  // A box without its mark is not part of an address.
  const asked = query.has("errors")
    ? { ...typedOf(kept), approves: "no", ...Object.fromEntries(query) }
    : typedOf(kept);
  const { id, name, baseModelId } = model;
  const choices = model.fields
    .filter(({ line }) => !line)
    .map((field) => {
      const { key, name: own, labelKey } = fieldOfModel(model.baseModelId, field);
      return { key, name: own, labelKey };
    });
  const shown = {
    id,
    name,
    baseModelId,
    typed: asked,
    choices,
    isKept: kept !== null,
    done: told.find((one) => one === query.get("done")) ?? null,
  };
  try {
    const own = query.has("errors") ? { own: ownOf(asked) } : {};
    const input = { modelId: id, ...asked, ...own } as unknown as Parameters<typeof exploreErrorBudget>[1];
    const { documents, more, fields, ...explored } = await exploreErrorBudget(context, input);
    const writing = { language: await languageOf(args.request), culture: model.culture };
    return data({
      ...shown,
      documents,
      more,
      fields: fields.map((field) => shownBudget(field, writing)),
      state: shownState(explored, writing),
      problems: [],
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
    return data(
      { ...shown, documents: 0, more: 0, fields: [], state: null, problems: problemsOf(error) },
      { status: 422 },
    );
  }
}

/** A budget as the form asks for it. */
function typedOf(kept: Awaited<ReturnType<typeof getErrorBudget>>): Record<string, string> {
  const { errors, values, auditPercent } = usualBudget;
  return {
    errors: String(kept?.errors ?? errors),
    values: String(kept?.values ?? values),
    auditPercent: String(kept ? (kept.auditShare * 100) / sampleNumberCount : auditPercent),
    approves: kept?.approves ? "yes" : "no",
    ...Object.fromEntries(
      Object.entries(kept?.own ?? {}).map(([key, own]) => [`own.${key}.values`, String(own.values)]),
    ),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const modelId = model.id;
  const form = await args.request.formData();
  const { intent, errors = "", values = "", auditPercent = "", approves, ...typed } = formFields(form);
  try {
    if (intent === "remove") {
      await removeErrorBudget(context, { modelId });
      return redirect("?done=removed");
    }
    const own = ownOf(typed);
    await saveErrorBudget(context, {
      modelId,
      errors,
      values,
      auditPercent,
      own,
      approves: approves === "yes",
    });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect("?done=saved");
}

/** The fields that have a budget of their own in the form: one of so many. */
const ownOf = (typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const key = /^own\.(.+)\.values$/.exec(name)?.[1];
      return key && text.trim() !== "" ? [[key, { errors: 1, values: text }]] : [];
    }),
  );

export default function ErrorBudget() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const { id, name, baseModelId, choices, isKept, done, documents, more, fields, state, problems } = shown;
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <>
      <PageHeader title={name} hint={t("models.budget.hint")} />
      <ModelTabs modelId={id} baseModelId={baseModelId} />
      {done && !answer && <Notice>{t(`models.budget.${done}`)}</Notice>}
      {state && <BudgetStateBox modelId={id} state={state} />}
      <BudgetForm
        typed={answer?.typed ?? shown.typed}
        problems={answer?.problems ?? problems}
        fields={choices}
        isKept={isKept}
      />
      {problems.length === 0 && <BudgetTable documents={documents} more={more} fields={fields} />}
      <p className="max-w-prose text-muted">{t("models.budget.limits")}</p>
      <section className="max-w-prose">
        <h2 className="text-lg font-medium">{t("models.budget.beside-threshold")}</h2>
        <p>{t("models.budget.beside-threshold-text")}</p>
      </section>
    </>
  );
}
