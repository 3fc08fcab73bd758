import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BlindForm } from "~/components/error-budget/blind-form";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { shownValue } from "~/domain/documents/shown-value";
import { type FormAnswer, formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { checkBlindly } from "~/operations/error-budget/check";
import { getBlindCheck } from "~/operations/error-budget/get-check";

export const handle = {
  crumbs: (shown: { id: string; name: string }) => [
    { key: "models.title", to: "/aimodels/aimodels-list" },
    { text: shown.name, to: `/aimodels/error-budget/${shown.id}` },
    { key: "models.budget.check.title" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ApproveDocument");
  const query = new URL(args.request.url).searchParams;
  const asked = { modelId: args.params.id ?? "", documentId: query.get("document") ?? undefined };
  const { model, waiting, document } = await getBlindCheck(context, asked).catch(refusedPage);
  const isDone = query.get("done") === "checked";
  const { id, name } = model;
  return {
    id,
    name,
    waiting,
    isDone,
    document: document && {
      ...document,
      images: document.pages.map(
        (page) => `/documents/${document.id}/pages/${page}/image?width=1240&attempt=${document.attempt}`,
      ),
    },
  };
}

/** The first answer compares what was read with what was found, the second says which is right. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ApproveDocument");
  const { model, document } = await getBlindCheck(context, { modelId: args.params.id ?? "" }).catch(
    refusedPage,
  );
  const form = await args.request.formData();
  const { documentId = "", revision = "", compared, ...typed } = formFields(form);
  const named = (prefix: string) =>
    Object.entries(typed).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text] as const] : [],
    );
  try {
    const { differences, done } = await checkBlindly(context, {
      documentId,
      revision,
      fields: Object.fromEntries(named("fields.")),
      found: named("right.").flatMap(([key, side]) => (side === "found" ? [key] : [])),
      compared: compared === "yes",
    });
    if (done) return redirect("?done=checked");
    const types = new Map(document?.fields.map(({ key, type }) => [key, type]));
    const shown = (key: string, value: string) => shownValue(value, types.get(key) ?? "text", model.culture);
    return data({
      problems: [],
      typed: formFields(form),
      differences: differences.map(({ key, read, found }) => ({
        key,
        read: shown(key, read),
        found: shown(key, found),
      })),
    });
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

type Answer = FormAnswer & { differences?: { key: string; read: string; found: string }[] };

export default function BlindCheck() {
  const { t } = useTranslation();
  const { name, waiting, isDone, document } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  return (
    <>
      <PageHeader
        title={`${t("models.budget.check.title")}: ${name}`}
        {...(document && { hint: t("models.budget.check.hint") })}
      />
      {isDone && !answer && <Notice>{t("models.budget.check.done")}</Notice>}
      {document ? (
        <>
          <p>{t("models.budget.check.waiting", { count: waiting })}</p>
          <BlindForm
            key={document.id}
            document={document}
            typed={answer?.typed ?? {}}
            problems={answer?.problems}
            differences={answer?.differences ?? []}
          />
        </>
      ) : (
        <p className="rounded-sm border border-line bg-surface p-6">{t("models.budget.check.none")}</p>
      )}
    </>
  );
}
