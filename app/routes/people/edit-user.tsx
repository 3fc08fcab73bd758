import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { SavePage } from "~/components/dialog/save-page";
import { UserForm } from "~/components/people/user-form";
import { UserStatusBadge } from "~/components/people/user-status-badge";
import { PageHeader } from "~/components/shell/page-header";
import { isAllowed } from "~/domain/permissions/actor";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listRoleChoices } from "~/operations/roles/list-choices";
import { editUser } from "~/operations/users/edit";
import { getUser } from "~/operations/users/get";
import { readUserForm, typedUser } from "./read-user-form";
import { shownUser } from "./shown-user";
import { userActions } from "./user-actions";

export const handle = {
  crumbs: (data: { title: string }) => [
    { key: "people.manage-users", to: "/Users/users" },
    { text: data.title },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Users.Edit");
  const memberId = args.params.userId ?? "";
  const [user, choices] = await Promise.all([
    getUser(context, { memberId }),
    listRoleChoices(context, {}),
  ]).catch(refusedPage);
  const { givenName, familyName, email, roleId, roleName, features } = user;
  const { status, expired, until, joined } = shownUser(context, user);
  // The role stays in the list even where the caller could not give it; the operation says why it cannot be saved.
  const roles = choices.some(({ id }) => id === roleId)
    ? choices
    : [...choices, { id: roleId, name: roleName }];
  return {
    done: isDialogDone(args.request),
    id: user.id,
    title: `${givenName} ${familyName}`.trim(),
    values: { givenName, familyName, email, roleId, features },
    status,
    expired,
    until,
    joined,
    roles,
    actions: Object.entries(userActions)
      .filter(([, { to, permission }]) => to.includes(user.status) && isAllowed(context.actor, permission))
      .map(([name, { icon }]) => ({ name, danger: icon === "trash" })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Users.Edit");
  const form = await args.request.formData();
  const { email: _, ...change } = readUserForm(form);
  try {
    await editUser(context, { ...change, memberId: args.params.userId ?? "" });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return dialogDone(args.request);
}

export default function EditUser() {
  const { t } = useTranslation();
  const { done, id, title, values, roles, actions, ...user } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SavePage done={done && !answer} message={t("people.done.save")} okTo="/Users/users">
      <PageHeader title={title} />
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <UserStatusBadge status={user.status} />
        {user.expired && <span className="text-failed">{t("people.invitation-expired")}</span>}
        {user.until && !user.expired && (
          <span className="text-muted">{t("people.invitation-until", { when: user.until })}</span>
        )}
        {user.joined && <span className="text-muted">{t("people.joined-on", { when: user.joined })}</span>}
      </p>
      <UserForm
        values={answer ? { ...typedUser(answer.typed), email: values.email } : values}
        roles={roles}
        problems={answer?.problems}
        submit={t("people.save")}
        emailFixed
      />
      {actions.length > 0 && (
        <section aria-labelledby="more" className="grid gap-2 border-t border-line pt-4">
          <h2 id="more">{t("people.more")}</h2>
          <p className="flex flex-wrap gap-2">
            {actions.map(({ name, danger }) => (
              <DialogLink
                key={name}
                to={`/Users/edituser/${id}/${name}`}
                kind={danger ? "danger" : "secondary"}
              >
                {t(`people.${name}`)}
              </DialogLink>
            ))}
          </p>
        </section>
      )}
    </SavePage>
  );
}
