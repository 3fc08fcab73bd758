import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { useTranslation } from "~/locales/use-translation";
import { getUser } from "~/operations/users/get";
import { userActions } from "./user-actions";

type Asked = { id: string; userAction: string; name: string; done: boolean };

export const handle = {
  crumbs: ({ userAction }: Asked) => [
    { key: "people.manage-users", to: "/Users/users" },
    { key: `people.${userAction}` },
  ],
};

export async function loader(args: LoaderFunctionArgs): Promise<Asked & { icon: "user" | "trash" }> {
  const { name: userAction, permission, icon } = actionOf(args);
  const { context } = await requirePermission(args, permission);
  const id = args.params.userId ?? "";
  const shown = { id, userAction, icon: icon === "trash" ? icon : ("user" as const) };
  if (isDialogDone(args.request)) return { ...shown, name: "", done: true };
  const { givenName, familyName } = await getUser(context, { memberId: id }).catch(refusedPage);
  return { ...shown, name: `${givenName} ${familyName}`.trim(), done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { permission, run } = actionOf(args);
  const { context } = await requirePermission(args, permission);
  try {
    await run(context, {
      memberId: args.params.userId ?? "",
      site: siteOriginOf(args.context.cloudflare.env, args.request),
    });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  deliverMailSoon(args);
  return dialogDone(args.request);
}

export default function ChangeUser() {
  const { t } = useTranslation();
  const { id, userAction, icon, name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t(`people.done.${userAction}`)} okTo="/Users/users" />;
  return (
    <QuestionPage
      icon={icon}
      title={t(`people.ask.${userAction}`, { name })}
      cancelTo={`/Users/edituser/${id}`}
      problems={refused?.problems}
    >
      <p className="max-w-prose">{t(`people.ask.${userAction}-what`)}</p>
    </QuestionPage>
  );
}

function actionOf({ params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const name = params.userAction ?? "";
  const userAction = Object.hasOwn(userActions, name) ? userActions[name] : undefined;
  if (!userAction) throw new Response("error.not-found", { status: 404 });
  return { name, ...userAction };
}
