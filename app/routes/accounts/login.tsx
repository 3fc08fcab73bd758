import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { ProviderLinks } from "~/components/accounts/provider-links";
import { SignInForm } from "~/components/accounts/sign-in-form";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { LiveSample } from "~/components/front/live-sample";
import { NarrowCard } from "~/components/shell/narrow-card";
import { signInForm } from "~/domain/accounts/account-inputs";
import { completeSignIn } from "~/http/complete-sign-in";
import { endSessionAndRedirect } from "~/http/end-session";
import { followStart } from "~/http/follow-start";
import { invalidForm, refusedForm } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { longTextsFor } from "~/http/long-texts";
import { preserveQuery } from "~/http/preserved-query";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { originOf } from "~/http/request-origin";
import { shownSample } from "~/http/shown-sample";
import { personOf, standingOf, visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { signIn } from "~/operations/accounts/sign-in";
import { providersOf } from "~/platform/sign-in/providers";

export const handle = { crumbs: () => [{ key: "login.title" }] };

/** Decides where to send whoever comes in; only who is not signed in sees a page. */
export async function loader(args: LoaderFunctionArgs) {
  const person = await personOf(args);
  const search = new URL(args.request.url).searchParams;
  const again = search.has("again");
  if (person && !again)
    throw await followStart(args, { context: await visitorOf(args), person }, search.get("returnTo"));
  const standing = await standingOf(args);
  if (standing === "removed") throw await endSessionAndRedirect(args, "removed");
  const headers = await preserveQuery(args.request, args.context.cloudflare.env.APP_ENV);
  if (standing === "awaits-second-factor") throw redirect(`/login/second-factor?${search}`, { headers });
  const providers = providersOf(args.context.cloudflare.env).map(({ id, name }) => ({ id, name }));
  const [{ front }, language] = await Promise.all([longTextsFor(args.request), languageOf(args.request)]);
  const shown = {
    tryIt: front.tried.link,
    lead: front.product,
    sample: shownSample(language),
    sampleTexts: front.sample,
  };
  return data({ providers, again, said: saidBy(search.get("said")), ...shown }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const submission = readSubmission(form, signInForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const opened = await signIn(await visitorOf(args), { ...submission.value, ...originOf(args.request) });
    return await completeSignIn(args, opened, { returnTo: form.get("returnTo") });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

const saidBy = (said: string | null) =>
  (["provider-failed", "password-reset"] as const).find((known) => known === said) ?? null;

export default function Login() {
  const { t } = useTranslation();
  const { providers, again, said, tryIt, lead, sample, sampleTexts } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo") ?? "";
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <NarrowCard title={t("login.title")}>
        {said && !lastResult && (
          <Notice kind={said === "provider-failed" ? "problem" : "success"}>{t(`login.said.${said}`)}</Notice>
        )}
        <SignInForm lastResult={lastResult} returnTo={returnTo} />
        <ProviderLinks providers={providers} returnTo={returnTo} again={again} />
        <p>
          {t("login.no-account")}{" "}
          <Link to="/signup" className="link">
            {t("signup.title")}
          </Link>
        </p>
      </NarrowCard>
      <section className="grid gap-4">
        <h2 className="text-2xl">{lead.title}</h2>
        <p className="text-lg text-muted">{lead.lead}</p>
        <p>
          <LinkButton to="/try" reloadDocument>
            {tryIt}
          </LinkButton>
        </p>
        <LiveSample sample={sample} texts={sampleTexts} />
      </section>
    </div>
  );
}
