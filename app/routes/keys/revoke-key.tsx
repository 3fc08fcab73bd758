import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { getApiUser } from "~/operations/keys/get-user";
import { revokeKey } from "~/operations/keys/revoke";

export const handle = {
  crumbs: () => [{ key: "keys.users", to: "/Users/api-users" }, { key: "keys.revoke" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  const { userId = "", keyId = "" } = args.params;
  const user = await getApiUser(context, { memberId: userId }).catch(refusedPage);
  const key = user.keys.find(({ id }) => id === keyId);
  if (!key) throw new Response("keys.problem.no-such-key", { status: 404 });
  return { userId, name: key.name, done: isDialogDone(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  const { userId = "", keyId = "" } = args.params;
  try {
    await revokeKey(context, { memberId: userId, keyId });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function RevokeKey() {
  const { t } = useTranslation();
  const { userId, name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const user = `/Users/api-users/${userId}`;
  if (done) return <OutcomePage message={t("keys.done.revoke")} okTo={user} />;
  return (
    <QuestionPage
      icon="trash"
      title={t("keys.ask.revoke", { name })}
      cancelTo={user}
      problems={refused?.problems}
    >
      <p>{t("keys.ask.revoke-what")}</p>
    </QuestionPage>
  );
}
