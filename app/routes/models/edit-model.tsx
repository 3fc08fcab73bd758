import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { ModelForm } from "~/components/models/model-form";
import { modelFormValues } from "~/components/models/model-form-values";
import { ModelTabs } from "~/components/models/model-tabs";
import { ErrorPage } from "~/components/shell/error-page";
import { PageHeader } from "~/components/shell/page-header";
import { baseModelOf } from "~/domain/models/base-models";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { preserveFormEntries } from "~/http/preserve-form-entries";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import type { TenantContext } from "~/operations/context";
import { editModel } from "~/operations/models/edit";
import { getModel } from "~/operations/models/get";
import { modelChoices } from "./model-choices";
import { modelFormAnswer, readModelForm, rearrangedForm } from "./read-model-form";

export const handle = {
  crumbs: (data: { name: string }) => [
    { key: "models.title", to: "/aimodels/aimodels-list" },
    { text: data.name },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const { model, base } = await modelAndBase(context, args.params.id);
  return {
    id: model.id,
    name: model.name,
    baseModelId: base.id,
    revision: String(model.revision),
    offered: base.fields.map(({ key, labelKey, line }) => ({ key, labelKey, line })),
    choices: modelChoices(await languageOf(args.request)),
    values: modelFormValues(model),
  };
}

export const action = (args: ActionFunctionArgs) => preserveFormEntries(args, save);

async function save(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const { model, base } = await modelAndBase(context, args.params.id);
  const rearranged = rearrangedForm(form);
  if (rearranged) return rearranged;
  try {
    const revision = Number(form.get("revision"));
    await editModel(context, { ...readModelForm(form, base), modelId: model.id, revision });
    return redirect(`/aimodels/aimodels-list?saved=${model.id}`);
  } catch (error) {
    return modelFormAnswer(error, form, base);
  }
}

/** A conflict means that the model at hand is not the saved one any more. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** Stands here so that the frame with the menu stays around a form that could not be taken. */
export function ErrorBoundary() {
  return <ErrorPage />;
}

export default function EditModel() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isConflict = answer?.problems.some(({ messageKey }) => messageKey === "models.problem.changed");
  return (
    <>
      <PageHeader
        title={page.name}
        hint={t("models.based-on", { base: t(`base-model.${page.baseModelId}`) })}
      />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      <ModelForm
        offered={page.offered}
        choices={page.choices}
        values={answer?.typed ?? page.values}
        problems={answer?.problems}
        // Once told that someone else saved, sending the form again is a decision: it then names what is saved now.
        hidden={{ revision: isConflict ? page.revision : (answer?.typed.revision ?? page.revision) }}
        submitLabel={t("models.save")}
      />
    </>
  );
}

async function modelAndBase(context: TenantContext, modelId = "") {
  const model = await getModel(context, { modelId }).catch(refusedPage);
  const base = baseModelOf(model.baseModelId);
  if (!base) throw new Error(`model ${model.id} has the unknown base model ${model.baseModelId}`);
  return { model, base };
}
