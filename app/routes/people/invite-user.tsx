import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { UserForm } from "~/components/people/user-form";
import { PageHeader } from "~/components/shell/page-header";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { useTranslation } from "~/locales/use-translation";
import { listRoleChoices } from "~/operations/roles/list-choices";
import { getDefaultFeatures } from "~/operations/users/get-default-features";
import { inviteUser } from "~/operations/users/invite";
import { readUserForm, typedUser } from "./read-user-form";

export const handle = {
  crumbs: () => [{ key: "people.manage-users", to: "/Users/users" }, { key: "people.invite" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Users.Invite");
  const [roles, features] = await Promise.all([
    listRoleChoices(context, {}),
    getDefaultFeatures(context, {}),
  ]).catch(refusedPage);
  return {
    done: isDialogDone(args.request),
    roles,
    values: { givenName: "", familyName: "", email: "", roleId: "", features },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Users.Invite");
  const form = await args.request.formData();
  try {
    await inviteUser(context, {
      ...readUserForm(form),
      site: siteOriginOf(args.context.cloudflare.env, args.request),
    });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  deliverMailSoon(args);
  return dialogDone(args.request);
}

export default function InviteUser() {
  const { t } = useTranslation();
  const { done, roles, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavePage done={done && !answer} message={t("people.done.invite")} okTo="/Users/users">
      <PageHeader title={t("people.invite")} hint={t("people.invite-hint")} />
      <UserForm
        values={answer ? typedUser(answer.typed) : values}
        roles={roles}
        problems={answer?.problems}
        submit={t("people.send-invitation")}
      />
    </SavePage>
  );
}
