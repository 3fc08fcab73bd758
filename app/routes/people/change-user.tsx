import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formAnswer, refusedPage } from "~/http/form-answer";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { getUser } from "~/operations/people/get-user";
import { userDeeds } from "./user-deeds";

type Asked = { id: string; deed: string; name: string; done: boolean };

export const handle = {
  crumbs: ({ deed }: Asked) => [
    { key: "people.manage-users", to: "/Users/users" },
    { key: `people.${deed}` },
  ],
};

export async function loader(args: LoaderFunctionArgs): Promise<Asked & { icon: "user" | "trash" }> {
  const { name: deed, permission, icon } = deedOf(args);
  const { context } = await requirePermission(args, permission);
  const id = args.params.userId ?? "";
  const shown = { id, deed, icon: icon === "trash" ? icon : ("user" as const) };
  if (isDialogDone(args.request)) return { ...shown, name: "", done: true };
  const { givenName, familyName } = await getUser(context, { memberId: id }).catch(refusedPage);
  return { ...shown, name: `${givenName} ${familyName}`.trim(), done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { permission, run } = deedOf(args);
  const { context } = await requirePermission(args, permission);
  try {
    await run(context, {
      memberId: args.params.userId ?? "",
      site: siteOriginOf(args.context.cloudflare.env, args.request),
    });
  } catch (error) {
    return formAnswer(error, new FormData());
  }
  deliverMailSoon(args);
  return dialogDone(args.request);
}

export default function ChangeUser() {
  const { t } = useTranslation();
  const { id, deed, icon, name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t(`people.done.${deed}`)} okTo="/Users/users" />;
  return (
    <QuestionPage
      icon={icon}
      title={t(`people.ask.${deed}`, { name })}
      cancelTo={`/Users/edituser/${id}`}
      problems={refused?.problems}
    >
      <p className="max-w-prose">{t(`people.ask.${deed}-what`)}</p>
    </QuestionPage>
  );
}

function deedOf({ params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const name = params.deed ?? "";
  const deed = Object.hasOwn(userDeeds, name) ? userDeeds[name] : undefined;
  if (!deed) throw new Response("error.not-found", { status: 404 });
  return { name, ...deed };
}
