import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailCodeForm } from "~/components/accounts/email-code-form";
import { LinkButton } from "~/components/form/link-button";
import { NarrowCard } from "~/components/shell/narrow-card";
import { identityCodeForm, identityEmailForm } from "~/domain/accounts/identity-inputs";
import { completeSignIn } from "~/http/complete-sign-in";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { invalidForm, keptForm, refusedForm } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { likelyCountryOf, originOf } from "~/http/request-origin";
import { keepReturnPath, returnPathOf } from "~/http/return-cookie";
import { visitorOf } from "~/http/signed-in";
import { waitingIdentityCookie, waitingIdentityOf } from "~/http/waiting-identity-cookie";
import { useTranslation } from "~/locales/use-translation";
import { verifyIdentityEmail } from "~/operations/accounts/prove-identity-email";
import { sendIdentityCode } from "~/operations/accounts/send-identity-code";

export const handle = { crumbs: () => [{ key: "login.verify.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await requireWaiting(args);
  return { email, local: args.context.cloudflare.env.APP_ENV === "local" };
}

export async function action(args: ActionFunctionArgs) {
  const { waiting } = await requireWaiting(args);
  const form = await args.request.formData();
  return form.get("intent") === "send-code" ? sendCode(args, form, waiting) : prove(args, form, waiting);
}

async function requireWaiting({ request, context }: LoaderFunctionArgs) {
  const found = await waitingIdentityOf(request, context.cloudflare.env.APP_ENV);
  if (!found) throw redirect("/login");
  return found;
}

async function sendCode(args: ActionFunctionArgs, form: FormData, waiting: string) {
  const submission = readSubmission(form, identityEmailForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const language = await languageOf(args.request);
    const { address } = originOf(args.request);
    await sendIdentityCode(await visitorOf(args), { ...submission.value, waiting, language, address });
    deliverMailSoon(args);
    return { sentTo: submission.value.email, ...keptForm(submission) };
  } catch (error) {
    return refusedForm(error, submission);
  }
}

async function prove(args: ActionFunctionArgs, form: FormData, waiting: string) {
  const { request } = args;
  const submission = readSubmission(form, identityCodeForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const opened = await verifyIdentityEmail(await visitorOf(args), {
      ...submission.value,
      waiting,
      language: await languageOf(request),
      likelyCountry: likelyCountryOf(request),
      ...originOf(request),
    });
    const forget = await waitingIdentityCookie(request, args.context.cloudflare.env.APP_ENV, null);
    const returnTo = await returnPathOf(request);
    return await completeSignIn(args, opened, { returnTo, headers: [forget, await keepReturnPath(null)] });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function VerifyIdentity() {
  const { t } = useTranslation();
  const { email, local } = useLoaderData<typeof loader>();
  return (
    <NarrowCard title={t("login.verify.title")}>
      <p>{t("login.verify.hint")}</p>
      <EmailCodeForm
        answer={useActionData<typeof action>()}
        email={email}
        local={local}
        submit={t("login.verify.submit")}
      />
      <p>
        <LinkButton kind="quiet" to="/login">
          {t("form.cancel")}
        </LinkButton>
      </p>
    </NarrowCard>
  );
}
