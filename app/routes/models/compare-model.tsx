import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldId } from "~/components/form/field-id";
import { fileInputStyle } from "~/components/form/file-input-style";
import { SelectField } from "~/components/form/select-field";
import { ModelDifferences } from "~/components/models/model-differences";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { longestModelFile } from "~/domain/models/model-file";
import { type FormAnswer, formAnswer } from "~/http/form-answer";
import { formFields } from "~/http/form-fields";
import { shownDifference } from "~/http/shown-difference";
import { useTranslation } from "~/locales/use-translation";
import { compareModels } from "~/operations/models/compare";
import { listModels } from "~/operations/models/list";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("compare") };

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const models = await listModels(context, {});
  return {
    id: model.id,
    name: model.name,
    baseModelId: model.baseModelId,
    others: models.flatMap(({ id, name }) => (id === model.id ? [] : [{ value: id, label: name }])),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const form = await args.request.formData();
  const { otherId = "" } = formFields(form);
  try {
    const file = form.get("file");
    const text = file instanceof File ? await file.slice(0, 4 * longestModelFile).text() : "";
    const compared = await compareModels(context, { modelId: model.id, otherId: text ? "" : otherId, text });
    return data({
      problems: [],
      typed: { otherId },
      compared: {
        ...compared,
        differences: compared.differences.map((one) => shownDifference(one, model.baseModelId)),
      },
    });
  } catch (error) {
    return formAnswer(error, form);
  }
}

type Compared = { compared?: Parameters<typeof ModelDifferences>[0] };

export default function CompareModel() {
  const { t } = useTranslation();
  const { id, name, baseModelId, others } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as (FormAnswer & Compared) | undefined;
  const messages = (answer?.problems ?? []).map(({ field, messageKey, values }) => ({
    field: "file",
    label: field === "text" || field === "file" ? t("models.file") : t("models.file-place", { place: field }),
    text: t(messageKey, values),
  }));
  const file = fieldId("file");
  return (
    <>
      <PageHeader title={name} hint={t("models.compare.hint")} />
      <ModelTabs modelId={id} baseModelId={baseModelId} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid max-w-xl gap-1">
        <ErrorSummary messages={messages} />
        <SelectField
          name="otherId"
          label={t("models.compare.other")}
          choices={[{ value: "", label: t("models.compare.no-model") }, ...others]}
          defaultValue={answer?.typed.otherId ?? ""}
        />
        <div className="grid gap-1 pb-6">
          <label htmlFor={file} className="font-medium">
            {t("models.compare.file")}
          </label>
          <input
            id={file}
            type="file"
            name="file"
            accept=".json,application/json"
            aria-invalid={messages.length > 0 || undefined}
            className={fileInputStyle}
          />
        </div>
        <div>
          <Button>{t("models.compare.show")}</Button>
        </div>
      </Form>
      {answer?.compared && <ModelDifferences {...answer.compared} />}
    </>
  );
}
