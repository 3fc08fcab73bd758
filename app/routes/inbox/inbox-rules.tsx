import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { InboxRuleForm } from "~/components/inbox/inbox-rule-form";
import { InboxRuleTrial } from "~/components/inbox/inbox-rule-trial";
import { RuleRows } from "~/components/inbox/rule-rows";
import { PageHeader } from "~/components/shell/page-header";
import { AppError } from "~/domain/errors/app-error";
import { inboxRuleKinds } from "~/domain/inbox/inbox-rule";
import { isAllowed } from "~/domain/permissions/actor";
import { type FormAnswer, formErrorResponse, problemsOf, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import { deleteInboxRule } from "~/operations/inbox-rules/delete";
import { listInboxRules } from "~/operations/inbox-rules/list";
import { listModelsForRules } from "~/operations/inbox-rules/list-models";
import { moveInboxRule } from "~/operations/inbox-rules/move";
import { saveInboxRule } from "~/operations/inbox-rules/save";
import { type InboxRuleTrial as Trial, testInboxRules } from "~/operations/inbox-rules/test";

type Shown = { mayOpenInbox: boolean };

export const handle = {
  crumbs: ({ mayOpenInbox }: Shown) => [
    { key: "intake.inbox.title", ...(mayOpenInbox && { to: "/inbox" }) },
    { key: "intake.inbox-rules.title" },
  ],
};

const told = ["saved", "deleted", "moved"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const query = new URL(args.request.url).searchParams;
  const [rules, models] = await Promise.all([
    listInboxRules(context, {}),
    listModelsForRules(context, {}),
  ]).catch(refusedPage);
  const edited = rules.find(({ id }) => id === query.get("rule"));
  return {
    rules: rules.map(({ id, kind, value, modelId, lacksSupplier }) => ({
      ...{ id, kind, value, lacksSupplier },
      model: models.find((model) => model.id === modelId)?.name ?? null,
    })),
    models: models.map(({ id, name }) => ({ value: id, label: name })),
    edited: edited
      ? { id: edited.id, kind: edited.kind, value: edited.value, modelId: edited.modelId }
      : null,
    done: told.find((name) => name === query.get("done")) ?? null,
    mayOpenInbox: isAllowed(context.actor, "TenantModel.ViewDocument"),
  };
}

/** Saves, tries, moves or deletes a rule. What was typed stays where nothing is saved. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const typed = formFields(form);
  const { intent, ruleId = "", fileName, sender, text, ...rule } = typed;
  const draft = { ...rule, ruleId: ruleId || undefined } as Parameters<typeof saveInboxRule>[1];
  try {
    if (intent === "test") {
      const trial = await testInboxRules(context, { draft, fileName, sender, text });
      return data({ trial, typed });
    }
    if (intent === "delete") {
      await deleteInboxRule(context, { ruleId });
      return redirect("?done=deleted", 303);
    }
    if (intent === "up" || intent === "down") {
      await moveInboxRule(context, { ruleId, to: intent });
      return redirect("?done=moved", 303);
    }
    await saveInboxRule(context, draft);
  } catch (error) {
    return isGone(error) ? goneAnswer(error, intent ? {} : typed) : formErrorResponse(error, form);
  }
  return redirect("?done=saved", 303);
}

const isGone = (error: unknown): error is AppError => error instanceof AppError && error.code === "not-found";

/** Somebody deleted the rule meanwhile: what was typed stays, as that of a new one. */
const goneAnswer = (error: AppError, typed: Record<string, string>) =>
  data(
    { problems: problemsOf(error), typed: { ...empty, ...typed, ruleId: "" } },
    { status: statusOf[error.code] },
  );

type Answer = Partial<FormAnswer> & { trial?: Trial };
const empty: Record<string, string> = { kind: "domain", value: "", modelId: "" };

/** The organization's rules for files that name no model. */
export default function InboxRules() {
  const { t } = useTranslation();
  const { rules, models, edited, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const { ruleId, ...typed } = answer?.typed ?? { ...empty, ...edited, ruleId: edited?.id ?? "" };
  const messages = fieldMessages(t, asDraft(answer?.problems ?? []), {
    kind: t("intake.inbox-rules.kind"),
    value: t("intake.inbox-rules.value"),
    modelId: t("intake.inbox-rules.model"),
  });
  const trial = answer?.trial;
  return (
    <>
      <PageHeader title={t("intake.inbox-rules.title")} hint={t("intake.inbox-rules.hint")} />
      {done && !answer && <Notice>{t(`intake.inbox-rules.${done}`)}</Notice>}
      <ErrorSummary messages={messages} />
      {trial && (
        <InboxRuleTrial
          {...trial}
          model={models.find(({ value }) => value === trial.winner?.modelId)?.label ?? ""}
        />
      )}
      <RuleRows rules={rules} />
      <InboxRuleForm
        key={`${ruleId} ${done}`}
        ruleId={ruleId ?? ""}
        typed={typed}
        kinds={inboxRuleKinds}
        models={models}
        isTried={trial !== undefined}
        messages={messages}
      />
    </>
  );
}

/** A rule that is tried is part of what is asked: its problems are those of the same fields. */
const asDraft = (problems: FormAnswer["problems"]) =>
  problems.map((problem) => ({ ...problem, field: problem.field.replace(/^draft\./, "") }));
