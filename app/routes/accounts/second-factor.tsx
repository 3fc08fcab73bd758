import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { FactorForm } from "~/components/accounts/factor-form";
import { Button } from "~/components/form/button";
import { NarrowCard } from "~/components/shell/narrow-card";
import { secondFactorForm } from "~/domain/accounts/second-factor-inputs";
import { AppError } from "~/domain/errors/app-error";
import { invalidForm, refusedForm } from "~/http/form-error-response";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { originOf } from "~/http/request-origin";
import { sessionCookie, sessionTokenOf } from "~/http/session-cookie";
import { standingOf, visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { passSecondFactor } from "~/operations/accounts/pass-second-factor";

export const handle = { crumbs: () => [{ key: "login.factor.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  if ((await standingOf(args)) !== "awaits-second-factor") throw redirect("/login");
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const token = await sessionTokenOf(request, args.context.cloudflare.env.APP_ENV);
  if (!token) throw redirect("/login");
  const submission = readSubmission(await request.formData(), secondFactorForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const given = { ...submission.value, token, ...originOf(request) };
    const opened = await passSecondFactor(await visitorOf(args), given);
    const cookie = await sessionCookie(request, args.context.cloudflare.env.APP_ENV, opened.token);
    return redirect(`/login${new URL(request.url).search}`, { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated") throw redirect("/login");
    return refusedForm(error, submission);
  }
}

export default function SecondFactor() {
  const { t } = useTranslation();
  return (
    <NarrowCard title={t("login.factor.title")}>
      <FactorForm
        lastResult={useActionData<typeof action>()?.lastResult}
        hint={t("login.factor.hint")}
        submit={t("login.submit")}
      />
      <form method="post" action="/logout">
        <input type="hidden" name="returnTo" value="/login" />
        <Button kind="quiet">{t("form.cancel")}</Button>
      </form>
    </NarrowCard>
  );
}
