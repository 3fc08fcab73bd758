import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BaseModelChoice } from "~/components/models/base-model-choice";
import { ModelForm } from "~/components/models/model-form";
import { modelFormValues } from "~/components/models/model-form-values";
import { ErrorPage } from "~/components/shell/error-page";
import { PageHeader } from "~/components/shell/page-header";
import { AppError } from "~/domain/errors/app-error";
import { type BaseModel, baseModelOf } from "~/domain/models/base-models";
import { offeredModels } from "~/domain/models/offered-models";
import { proposedModel } from "~/domain/models/proposed-model";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { preserveFormEntries } from "~/http/preserve-form-entries";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { withSamples } from "~/http/sample-context";
import { useTranslation } from "~/locales/use-translation";
import { beginWithSamples } from "~/operations/models/begin-with-samples";
import { createModel } from "~/operations/models/create";
import { modelChoices } from "./model-choices";
import { modelFormAnswer, readModelForm, rearrangedForm } from "./read-model-form";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "models.create" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const base = baseModelOf(new URL(args.request.url).searchParams.get("baseModel") ?? "");
  if (!base) return { step: "base" as const, offers: offeredModels(context.tenant.countryCode).map(offerOf) };
  return {
    step: "settings" as const,
    baseModelId: base.id,
    offered: base.fields.map(({ key, labelKey, line }) => ({ key, labelKey, line })),
    choices: modelChoices(await languageOf(args.request)),
    values: {
      ...modelFormValues({ ...proposedModel(base, context.tenant.countryCode), csvGeneration: false }),
      storageProvider: "default",
    },
  };
}

export const action = (args: ActionFunctionArgs) => preserveFormEntries(args, save);

async function save(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const base = baseModelOf(String(form.get("baseModel")));
  if (!base) refusedPage(new AppError("invalid", "models.problem.base-model"));
  const name = String(form.get("name"));
  if (form.get("ready") === "samples")
    return saveReady(beginWithSamples(withSamples(context, args), { baseModelId: base.id, name }));
  if (form.has("ready"))
    return saveReady(createModel(context, { ...proposedModel(base, context.tenant.countryCode), name }));
  const rearranged = rearrangedForm(form);
  if (rearranged) return rearranged;
  try {
    const { modelId } = await createModel(context, readModelForm(form, base));
    return redirect(
      form.get("storageProvider") === "ftp"
        ? `/aimodels/ftp-settings/${modelId}?provider=ftp&created=yes`
        : `/aimodels/aimodels-list?created=${modelId}`,
    );
  } catch (error) {
    return modelFormAnswer(error, form, base);
  }
}

/** Saves what the form would propose; who pressed twice has the model already. */
async function saveReady(creation: Promise<{ modelId: string }>) {
  try {
    const { modelId } = await creation;
    return redirect(`/document-processing/${modelId}/documents`);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return redirect("/aimodels/aimodels-list");
    return refusedPage(error);
  }
}

/** Stands here so that the frame with the menu stays around a form that could not be taken. */
export function ErrorBoundary() {
  return <ErrorPage />;
}

export default function CreateModel() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (page.step === "base")
    return (
      <>
        <PageHeader title={t("models.create")} hint={t("models.step", { step: 1, of: 2 })} />
        <BaseModelChoice offers={page.offers} />
      </>
    );
  return (
    <>
      <PageHeader
        title={t("models.create")}
        hint={t("models.step-base", { step: 2, of: 2, base: t(`base-model.${page.baseModelId}`) })}
      />
      <ModelForm
        offered={page.offered}
        choices={page.choices}
        values={answer?.typed ?? page.values}
        problems={answer?.problems}
        hidden={{ baseModel: page.baseModelId }}
        submitLabel={t("models.create")}
      />
    </>
  );
}

const offerOf = ({ id, fields }: BaseModel) => ({
  id,
  fieldLabels: fields.map(({ labelKey }) => labelKey),
});
