import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/components/accounts/profile-page";
import { Button } from "~/components/form/button";
import { CheckboxGroup } from "~/components/form/checkbox-group";
import { Notice } from "~/components/form/notice";
import type { NotificationKind } from "~/domain/notifications/notification-kinds";
import { formErrorResponse } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { chooseNotifications } from "~/operations/notifications/choose";
import { getNotificationChoice } from "~/operations/notifications/get-choice";

export const handle = { crumbs: () => [{ key: "profile.tab.mails" }] };

export async function loader(args: LoaderFunctionArgs) {
  await requireTenant(args);
  const { context } = await requirePerson(args);
  const { open, wanted } = await getNotificationChoice(context, {});
  return { open, wanted, saved: new URL(args.request.url).searchParams.has("saved") };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePerson(args);
  const form = await args.request.formData();
  try {
    // Whether they are kinds is for the operation to say.
    const kinds = form.getAll("kinds").map(String) as NotificationKind[];
    await chooseNotifications(context, { kinds });
    return redirect("/Profile/mails?saved");
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function Mails() {
  const { t } = useTranslation();
  const { open, wanted, saved } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problems[0];
  return (
    <ProfilePage title={t("profile.tab.mails")}>
      {saved && !problem && <Notice>{t("notifications.saved")}</Notice>}
      <p>{t("notifications.hint")}</p>
      {open.length === 0 ? (
        <p>{t("notifications.none")}</p>
      ) : (
        <Form method="post" className="grid gap-4">
          <CheckboxGroup
            legend={t("notifications.legend")}
            error={problem && t(problem.messageKey)}
            boxes={open.map((kind) => ({
              name: "kinds",
              value: kind,
              label: t(`notifications.kind.${kind}`),
              checked: wanted.includes(kind),
            }))}
          />
          <div>
            <Button>{t("notifications.save")}</Button>
          </div>
        </Form>
      )}
    </ProfilePage>
  );
}
