import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteApiUser } from "~/operations/keys/delete-user";
import { getApiUser } from "~/operations/keys/get-user";

export const handle = {
  crumbs: () => [{ key: "keys.users", to: "/Users/api-users" }, { key: "keys.delete-user" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  if (isDialogDone(args.request)) return { id: "", name: "", done: true };
  const memberId = args.params.userId ?? "";
  const { id, name } = await getApiUser(context, { memberId }).catch(refusedPage);
  return { id, name, done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  try {
    await deleteApiUser(context, { memberId: args.params.userId ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function DeleteApiUser() {
  const { t } = useTranslation();
  const { id, name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("keys.done.delete")} okTo="/Users/api-users" />;
  return (
    <QuestionPage
      icon="trash"
      title={t("keys.ask.delete", { name })}
      cancelTo={`/Users/api-users/${id}`}
      problems={refused?.problems}
    >
      <p>{t("keys.ask.delete-what")}</p>
    </QuestionPage>
  );
}
