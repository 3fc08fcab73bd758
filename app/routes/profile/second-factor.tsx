import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { renderSVG } from "uqr";
import { NewApp } from "~/components/accounts/new-app";
import { ProfilePage } from "~/components/accounts/profile-page";
import { RecoveryCodes } from "~/components/accounts/recovery-codes";
import { SecondFactorSettings } from "~/components/accounts/second-factor-settings";
import { SignInAgain } from "~/components/accounts/sign-in-again";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { refusedPage } from "~/http/form-error-response";
import { mustSignInAgain } from "~/http/must-sign-in-again";
import { redirect } from "~/http/redirect";
import { sessionCookie, sessionTokenOf } from "~/http/session-cookie";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { beginSecondFactor } from "~/operations/accounts/begin-second-factor";
import { getSecondFactor } from "~/operations/accounts/get-second-factor";
import { answerFactorForm } from "./answer-factor-form";

export const handle = { crumbs: () => [{ key: "profile.tab.second-factor" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const state = await getSecondFactor(context, { token: await tokenOf(args) });
  const signInAgain = await mustSignInAgain(context);
  if (state.is !== "unconfirmed") return { ...state, signInAgain };
  const { is, secret, hasPassword } = state;
  return { is, secret, hasPassword, signInAgain, picture: renderSVG(state.address) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePerson(args);
  const form = await args.request.formData();
  const token = await tokenOf(args);
  if (form.get("intent") === "begin") {
    await beginSecondFactor(context, { token }).catch(refusedPage);
    return redirect(`/Profile/second-factor${new URL(args.request.url).search}`);
  }
  const { token: newToken, ...answer } = await answerFactorForm(context, form, token);
  if (answer.status === 200 && !answer.recoveryCodes) return redirect("/Profile/second-factor");
  deliverMailSoon(args);
  const headers = newToken
    ? { "Set-Cookie": await sessionCookie(args.request, args.context.cloudflare.env.APP_ENV, newToken) }
    : undefined;
  return data(answer, { status: answer.status, headers });
}

const tokenOf = async ({ request, context }: ActionFunctionArgs | LoaderFunctionArgs) =>
  (await sessionTokenOf(request, context.cloudflare.env.APP_ENV)) ?? "";

export default function SecondFactor() {
  const { t } = useTranslation();
  const state = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult;
  const [search] = useSearchParams();
  return (
    <ProfilePage title={t("profile.tab.second-factor")}>
      {state.is !== "on" && search.has("required") && (
        <Notice kind="problem">{t("profile.factor.required")}</Notice>
      )}
      <p>{t("profile.factor.hint")}</p>
      {state.signInAgain && !answer?.recoveryCodes && <SignInAgain />}
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {state.is === "off" && <Begin />}
      {state.is === "unconfirmed" && <NewApp {...state} lastResult={lastResult} />}
      {state.is === "on" && (
        <SecondFactorSettings
          {...state}
          lastResult={lastResult}
          doing={answer?.recoveryCodes ? null : search.get("do")}
        />
      )}
    </ProfilePage>
  );
}

function Begin() {
  const { t } = useTranslation();
  return (
    <Form method="post">
      <p className="pb-4 font-medium">{t("profile.factor.off")}</p>
      <Button name="intent" value="begin">
        {t("profile.factor.begin")}
      </Button>
    </Form>
  );
}
