import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { type FieldMessage, fieldMessages, messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { SelectField } from "~/components/form/select-field";
import { useTranslation } from "~/locales/use-translation";
import { CodeField } from "./code-field";
import { CodeSent } from "./code-sent";
import { NewPasswordFields } from "./new-password-fields";

type Name = keyof ReturnType<typeof useLabels>;
type Country = { code: string; name: string };

type Props = {
  countries: Country[];
  likelyCountry: string;
  /** Where plans are sold, in words, and whether they are sold in the visitor's likely country. */
  sold: { countries: string; here: boolean };
  local: boolean;
  answer: { sentTo?: string; lastResult: SubmissionResult } | undefined;
};

/** Two steps in one form: first the e-mail address, to which a code is sent; then the code and everything else. */
export function SignUpForm({ countries, likelyCountry, sold, local, answer }: Props) {
  const { t } = useTranslation();
  const labels = useLabels();
  const { typed, problems } = answeredForm(answer?.lastResult);
  const messages = fieldMessages(t, problems, labels);
  const filledIn = answer?.lastResult.fields?.includes("code") === true;
  const second = answer?.sentTo !== undefined || filledIn;
  return (
    <>
      <ErrorSummary messages={messages} />
      {!second && !sold.here && (
        <Notice kind="info">
          {t("signup.no-plans", { countries: sold.countries })}{" "}
          <Link to={`/pricing?country=${likelyCountry}`} className="link">
            {t("customers.ask")}
          </Link>
        </Notice>
      )}
      {answer?.sentTo && <CodeSent to={answer.sentTo} local={local} />}
      <Form method="post" className="grid gap-2" {...formProps}>
        <Field
          name="email"
          type="email"
          defaultValue={typed.email}
          label={labels.email}
          hint={second ? undefined : t("signup.email-hint")}
          autoComplete="email"
          required
          error={messageFor(messages, "email")}
        />
        {second ? (
          <Details
            typed={typed}
            messages={messages}
            countries={countries}
            sold={sold.countries}
            likelyCountry={filledIn ? undefined : likelyCountry}
          />
        ) : (
          <Button name="intent" value="send-code">
            {t("signup.send-code")}
          </Button>
        )}
      </Form>
      <p>
        {t("signup.have-account")}{" "}
        <Link to="/login" className="link">
          {t("login.submit")}
        </Link>
      </p>
    </>
  );
}

type DetailsProps = {
  typed: Record<string, string | undefined>;
  messages: FieldMessage[];
  countries: Country[];
  sold: string;
  likelyCountry: string | undefined;
};

function Details({ typed, messages, countries, sold, likelyCountry }: DetailsProps) {
  const { t } = useTranslation();
  const labels = useLabels();
  const about = (name: Name) => ({
    label: labels[name],
    error: messageFor(messages, name),
  });
  return (
    <>
      <CodeField defaultValue={typed.code} {...about("code")} />
      <NewPasswordFields about={about} />
      <SelectField
        name="countryCode"
        {...about("countryCode")}
        hint={t("signup.country-hint", { countries: sold })}
        autoComplete="country"
        required
        defaultValue={typed.countryCode ?? likelyCountry}
        choices={[
          { value: "", label: t("form.choose") },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Field
        name="givenName"
        defaultValue={typed.givenName}
        {...about("givenName")}
        autoComplete="given-name"
        required
      />
      <Field
        name="familyName"
        defaultValue={typed.familyName}
        {...about("familyName")}
        autoComplete="family-name"
        required
      />
      {/* The first button is the one that Enter presses. */}
      <div className="flex flex-wrap gap-2">
        <Button name="intent" value="create">
          {t("signup.create")}
        </Button>
        <Button kind="secondary" name="intent" value="send-code">
          {t("signup.send-new-code")}
        </Button>
        <LinkButton kind="quiet" to="/login">
          {t("form.cancel")}
        </LinkButton>
      </div>
    </>
  );
}

function useLabels() {
  const { t } = useTranslation();
  return {
    email: t("accounts.email"),
    code: t("accounts.code"),
    password: t("accounts.password"),
    passwordConfirmation: t("accounts.password-confirmation"),
    countryCode: t("accounts.country"),
    givenName: t("accounts.given-name"),
    familyName: t("accounts.family-name"),
  };
}
