import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldId } from "~/components/form/field-id";
import { fileInputStyle } from "~/components/form/file-input-style";
import { Notice } from "~/components/form/notice";
import { SelectField } from "~/components/form/select-field";
import { ModelDifferences } from "~/components/models/model-differences";
import { ModelTabs } from "~/components/models/model-tabs";
import { VersionDifferences } from "~/components/models/version-differences";
import { VersionInUse } from "~/components/models/version-in-use";
import { PageHeader } from "~/components/shell/page-header";
import { maxModelFileLength } from "~/domain/models/model-file";
import { isAllowed } from "~/domain/permissions/actor";
import { type FormAnswer, formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { shownDifference } from "~/http/shown-difference";
import { useTranslation } from "~/locales/use-translation";
import { compareModels } from "~/operations/models/compare";
import { listModels } from "~/operations/models/list";
import { compareVersions } from "~/operations/training/compare-versions";
import { listVersions } from "~/operations/training/list-versions";
import { pinVersion } from "~/operations/training/pin";
import { unpinVersion } from "~/operations/training/unpin";
import { openVersionReadings } from "~/platform/version-readings";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";
import { shownComparison, shownVersions } from "./shown-versions";

export const handle = { crumbs: settingsCrumbs("compare") };

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const models = await listModels(context, {});
  const query = new URL(args.request.url).searchParams;
  const [beforeId, afterId] = [query.get("before") ?? "", query.get("after") ?? ""];
  const versions = isAllowed(context.actor, "Model.ViewTrainingDocument")
    ? await listVersions(context, { modelId: model.id })
    : null;
  const readings = openVersionReadings(args.context.cloudflare.env.EXTRACTION);
  const compared =
    versions && beforeId !== afterId
      ? await compareVersions({ ...context, readings }, { modelId: model.id, beforeId, afterId }).catch(
          refusedPage,
        )
      : null;
  return {
    id: model.id,
    name: model.name,
    baseModelId: model.baseModelId,
    inUse: versions && shownVersions(model, versions, context),
    done: query.get("done"),
    chosen: { before: beforeId, after: afterId },
    isSame: query.has("before") && beforeId === afterId,
    compared: versions && compared && shownComparison(compared, model, { versions, beforeId, afterId }),
    others: models.flatMap(({ id, name }) => (id === model.id ? [] : [{ value: id, label: name }])),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const form = await args.request.formData();
  const { otherId = "", intent } = formFields(form);
  try {
    if (intent === "pin" || intent === "unpin") {
      await (intent === "pin" ? pinVersion : unpinVersion)(context, { modelId: model.id });
      return redirect(`?done=${intent}`);
    }
    const file = form.get("file");
    const text = file instanceof File ? await file.slice(0, 4 * maxModelFileLength).text() : "";
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
    return formErrorResponse(error, form);
  }
}

type Compared = { compared?: Parameters<typeof ModelDifferences>[0] };

export default function CompareModel() {
  const { t } = useTranslation();
  const { id, name, baseModelId, others, inUse, compared, chosen, isSame, done } =
    useLoaderData<typeof loader>();
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
      {(done === "pin" || done === "unpin") && <Notice>{t(`models.versions.done-${done}`)}</Notice>}
      {inUse && <VersionInUse {...inUse} typed={chosen} />}
      {isSame && <Notice kind="problem">{t("training.error.same-version")}</Notice>}
      {compared && <VersionDifferences {...compared} />}
      <h2 className="text-lg font-medium">{t("models.versions.others")}</h2>
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
