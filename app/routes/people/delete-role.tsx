import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteRole } from "~/operations/roles/delete";
import { getRole } from "~/operations/roles/get";

export const handle = {
  crumbs: () => [{ key: "people.manage-roles", to: "/roles/roles" }, { key: "people.delete-role" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Roles.Edit");
  if (isDialogDone(args.request)) return { id: "", name: "", done: true };
  const roleId = args.params.roleId ?? "";
  const { id, name } = await getRole(context, { roleId }).catch(refusedPage);
  return { id, name, done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Roles.Edit");
  try {
    await deleteRole(context, { roleId: args.params.roleId ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function DeleteRole() {
  const { t } = useTranslation();
  const { name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("people.done.role-delete")} okTo="/roles/roles" />;
  return (
    <QuestionPage
      icon="trash"
      title={t("people.ask.role-delete", { name })}
      cancelTo="/roles/roles"
      problems={refused?.problems}
    >
      <p>{t("people.ask.role-delete-what")}</p>
    </QuestionPage>
  );
}
