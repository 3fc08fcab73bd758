import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { ModelTabs } from "~/components/models/model-tabs";
import { RuleForm } from "~/components/rules/rule-form";
import { RuleTrial } from "~/components/rules/rule-trial";
import { RulesTable } from "~/components/rules/rules-table";
import { PageHeader } from "~/components/shell/page-header";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { ruleKinds } from "~/domain/rules/rule";
import { type FormAnswer, formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { useTranslation } from "~/locales/use-translation";
import { deleteRule } from "~/operations/rules/delete";
import { listRules } from "~/operations/rules/list";
import { saveRule } from "~/operations/rules/save";
import { testRules } from "~/operations/rules/test";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("rules") };

const told = ["saved", "deleted"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const query = new URL(args.request.url).searchParams;
  const { rules } = await listRules(context, { modelId: model.id }).catch(refusedPage);
  return {
    id: model.id,
    name: model.name,
    baseModelId: model.baseModelId,
    rules,
    edited: rules.find(({ id }) => id === query.get("rule")) ?? null,
    fields: model.fields
      .filter(({ line }) => !line)
      .map((field) => {
        const { key, name, labelKey } = fieldOfModel(model.baseModelId, field);
        return { key, name, labelKey };
      }),
    done: told.find((name) => name === query.get("done")) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const modelId = model.id;
  const form = await args.request.formData();
  const { intent, ruleId = "", ...typed } = formFields(form);
  try {
    if (intent === "test") return data({ trial: await testRules(context, { modelId }) });
    if (intent === "delete") {
      await deleteRule(context, { modelId, ruleId });
      return redirect("?done=deleted");
    }
    const given = typed as unknown as Parameters<typeof saveRule>[1];
    await saveRule(context, { ...given, modelId, ruleId: ruleId === "" ? undefined : ruleId });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect("?done=saved");
}

const empty: Record<string, string> = {
  kind: "equals",
  field: "",
  other: "",
  value: "",
  sentence: "",
  blocks: "no",
};

export default function Rules() {
  const { t } = useTranslation();
  const { id, name, baseModelId, rules, edited, fields, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as
    | (FormAnswer & { trial?: undefined })
    | { trial: Parameters<typeof RuleTrial>[0]["trial"]; problems?: undefined; typed?: undefined }
    | undefined;
  const labels = Object.fromEntries(
    (["kind", "field", "other", "value", "sentence"] as const).map((key) => [key, t(`rules.${key}`)]),
  );
  const messages = fieldMessages(t, answer?.problems, labels);
  const choices = fields.map(({ key, name: own, labelKey }) => ({
    value: key,
    label: labelKey === "field.own" ? own : t(labelKey as "field.total"),
  }));
  const typed = answer?.typed ?? (edited ? { ...edited, blocks: edited.blocks ? "yes" : "no" } : empty);
  return (
    <>
      <PageHeader title={name} hint={t("rules.hint")} />
      <ModelTabs modelId={id} baseModelId={baseModelId} />
      {done && !answer && <Notice>{t(`rules.${done}`)}</Notice>}
      <ErrorSummary messages={messages} />
      {answer?.trial && <RuleTrial trial={answer.trial} />}
      <RulesTable rules={rules} fields={choices} />
      <RuleForm
        key={edited?.id ?? "new"}
        ruleId={edited?.id ?? ""}
        typed={typed}
        fields={choices}
        kinds={ruleKinds}
        labels={labels}
        messages={messages}
      />
    </>
  );
}
