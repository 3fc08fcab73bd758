import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SignUpForm } from "~/components/accounts/sign-up-form";
import { NarrowCard } from "~/components/shell/narrow-card";
import { signUpForm, verificationCodeForm } from "~/domain/accounts/account-inputs";
import { countriesIn, countryName } from "~/domain/tenants/countries";
import { completeSignIn } from "~/http/complete-sign-in";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { invalidForm, keptForm, refusedForm } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { preserveQuery } from "~/http/preserved-query";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { likelyCountryOf, originOf } from "~/http/request-origin";
import { personOf, visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { sendVerificationCode } from "~/operations/accounts/send-verification-code";
import { signUp } from "~/operations/accounts/sign-up";
import { showPrices } from "~/operations/billing/show-prices";

export const handle = { crumbs: () => [{ key: "signup.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  if (await personOf(args)) throw redirect("/login");
  const language = await languageOf(args.request);
  const likelyCountry = likelyCountryOf(args.request);
  const prices = await showPrices(await visitorOf(args), { country: likelyCountry });
  const shown = {
    countries: countriesIn(language),
    likelyCountry,
    // Said before anything is filled in, since what comes after is of no use without a plan.
    sold: {
      countries: new Intl.ListFormat(language).format(
        prices.countries.map((code) => countryName(code, language)),
      ),
      here: likelyCountry === "" || prices.countries.includes(likelyCountry),
    },
    local: args.context.cloudflare.env.APP_ENV === "local",
  };
  return data(shown, { headers: await preserveQuery(args.request, args.context.cloudflare.env.APP_ENV) });
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const step = form.get("intent") === "send-code" ? sendCode : createAccount;
  return step(args, form);
}

async function sendCode(args: ActionFunctionArgs, form: FormData) {
  const submission = readSubmission(form, verificationCodeForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const language = await languageOf(args.request);
    const { address } = originOf(args.request);
    await sendVerificationCode(await visitorOf(args), { ...submission.value, language, address });
    deliverMailSoon(args);
    return { sentTo: String(form.get("email")), ...keptForm(submission) };
  } catch (error) {
    return refusedForm(error, submission);
  }
}

async function createAccount(args: ActionFunctionArgs, form: FormData) {
  const { request } = args;
  const submission = readSubmission(form, signUpForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const language = await languageOf(request);
    const opened = await signUp(await visitorOf(args), {
      ...submission.value,
      language,
      ...originOf(request),
    });
    return await completeSignIn(args, opened);
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function SignUp() {
  const { t } = useTranslation();
  return (
    <NarrowCard title={t("signup.title")}>
      <SignUpForm {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
    </NarrowCard>
  );
}
