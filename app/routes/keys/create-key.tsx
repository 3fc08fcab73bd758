import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { KeyForm } from "~/components/keys/key-form";
import { NewKey } from "~/components/keys/new-key";
import { PageHeader } from "~/components/shell/page-header";
import { mayGrant } from "~/domain/people/may-grant";
import { permissions } from "~/domain/permissions/permission";
import { permissionsOf } from "~/domain/permissions/permissions-of";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { createKey } from "~/operations/keys/create";
import { getApiUser } from "~/operations/keys/get-user";

export const handle = {
  crumbs: (data: { user: { id: string; name: string } }) => [
    { key: "keys.users", to: "/Users/api-users" },
    { text: data.user.name, to: `/Users/api-users/${data.user.id}` },
    { key: "keys.create-key" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  const memberId = args.params.userId ?? "";
  const { id, name, permissions: ofUser } = await getApiUser(context, { memberId }).catch(refusedPage);
  const grantable = permissions.filter((permission) =>
    [ofUser, permissionsOf(context.actor)].every((held) => mayGrant(held, [permission])),
  );
  return { user: { id, name }, grantable };
}

/** Answers with the page itself: this answer is the only one that ever holds the key. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  const form = await args.request.formData();
  const { name = "", lifetime = "" } = formFields(form);
  const chosen = permissions.filter((permission) => form.has(`permission.${permission}`));
  try {
    const { key } = await createKey(context, {
      memberId: args.params.userId ?? "",
      name,
      permissions: chosen,
      // What it can be is for the operation to say.
      lifetime: lifetime as "30" | "90" | "365" | "",
      isSandbox: form.has("isSandbox"),
    });
    return data({
      made: { secret: key, name: name.trim() },
      problems: [],
      typed: {} as Record<string, string>,
    });
  } catch (error) {
    const answer = formErrorResponse(error, form);
    return data({ made: null, ...answer.data }, { status: answer.init?.status ?? 422 });
  }
}

export default function CreateKey() {
  const { t } = useTranslation();
  const { user, grantable } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.made) return <NewKey {...answer.made} user={user} />;
  return (
    <>
      <PageHeader title={t("keys.create-key")} />
      <KeyForm
        typed={answer?.typed ?? null}
        grantable={grantable}
        problems={answer?.problems}
        backTo={`/Users/api-users/${user.id}`}
      />
    </>
  );
}
