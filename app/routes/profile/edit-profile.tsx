import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/components/accounts/profile-page";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { SelectField } from "~/components/form/select-field";
import { profileForm } from "~/domain/accounts/profile-inputs";
import { invalidForm, refusedForm } from "~/http/form-error-response";
import { languageCookie, languageOf } from "~/http/language";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { languages } from "~/locales/languages";
import { useTranslation } from "~/locales/use-translation";
import { editProfile } from "~/operations/accounts/edit-profile";

export const handle = { crumbs: () => [{ key: "profile.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { person } = await requireTenant(args);
  const { givenName, familyName, email } = person;
  return {
    givenName,
    familyName,
    email,
    language: await languageOf(args.request),
    saved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePerson(args);
  const submission = readSubmission(await args.request.formData(), profileForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    await editProfile(context, submission.value);
    const cookie = await languageCookie.serialize(submission.value.language);
    return redirect("/Profile/editprofile?saved", { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function EditProfile() {
  const { t } = useTranslation();
  const { email, saved, ...defaultValue } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const { typed, problems } = answeredForm(lastResult, defaultValue);
  const labels = {
    givenName: t("accounts.given-name"),
    familyName: t("accounts.family-name"),
    language: t("accounts.language"),
  };
  const messages = fieldMessages(t, problems, labels);
  return (
    <ProfilePage title={t("profile.title")}>
      <ErrorSummary messages={messages} />
      {saved && !lastResult && <Notice>{t("profile.saved")}</Notice>}
      {/* The whole page comes again: a changed language changes the words of everything on it. */}
      <Form method="post" reloadDocument className="grid gap-2" {...formProps}>
        <Field
          name="givenName"
          defaultValue={typed.givenName}
          label={labels.givenName}
          error={messageFor(messages, "givenName")}
          autoComplete="given-name"
          required
        />
        <Field
          name="familyName"
          defaultValue={typed.familyName}
          label={labels.familyName}
          error={messageFor(messages, "familyName")}
          autoComplete="family-name"
          required
        />
        <SelectField
          name="language"
          defaultValue={typed.language}
          label={labels.language}
          error={messageFor(messages, "language")}
          choices={languages.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
        />
        <p>
          {t("accounts.email")}: <strong>{email}</strong>{" "}
          <Link to="/Profile/email" className="link">
            {t("profile.change-email")}
          </Link>
        </p>
        <div>
          <Button>{t("profile.save")}</Button>
        </div>
      </Form>
    </ProfilePage>
  );
}
