import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { type FieldMessage, fieldMessages, messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { PasswordField } from "~/components/form/password-field";
import { SelectField } from "~/components/form/select-field";
import type { FormProblem } from "~/domain/errors/form-problem";

type Typed = Record<string, string>;
type Country = { code: string; name: string };

type Props = {
  countries: Country[];
  likelyCountry: string;
  local: boolean;
  answer: { sentTo?: string | undefined; problems: FormProblem[]; typed: Typed } | undefined;
};

/** Two steps in one form: first the e-mail, to which a code goes; then the code and everything else. */
export function SignUpForm({ countries, likelyCountry, local, answer }: Props) {
  const { t } = useTranslation();
  const labels = useLabels();
  const messages = fieldMessages(t, answer?.problems, labels);
  const typed = answer?.typed ?? {};
  const second = answer !== undefined && (answer.sentTo !== undefined || "code" in typed);
  return (
    <>
      <ErrorSummary messages={messages} />
      {answer?.sentTo && <CodeSent to={answer.sentTo} local={local} />}
      <Form method="post" className="grid gap-2" noValidate>
        <Field
          name="email"
          label={labels.email}
          hint={second ? undefined : t("signup.email-hint")}
          type="email"
          autoComplete="email"
          required
          defaultValue={typed.email}
          error={messageFor(messages, "email")}
        />
        {second ? (
          <Details
            typed={{ countryCode: likelyCountry, ...typed }}
            messages={messages}
            countries={countries}
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

function CodeSent({ to, local }: { to: string; local: boolean }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>{t("signup.code-sent", { email: to })}</p>
      {local && (
        <p>
          <a href="/dev/outbox" target="_blank" rel="noreferrer" className="link">
            {t("outbox.title")}
          </a>
        </p>
      )}
    </Notice>
  );
}

type DetailsProps = { typed: Typed; messages: FieldMessage[]; countries: Country[] };

function Details({ typed, messages, countries }: DetailsProps) {
  const { t } = useTranslation();
  const labels = useLabels();
  const about = (name: keyof ReturnType<typeof useLabels>) => ({
    name,
    label: labels[name],
    error: messageFor(messages, name),
  });
  return (
    <>
      <Field
        {...about("code")}
        hint={t("signup.code-hint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        defaultValue={typed.code}
      />
      <PasswordField {...about("password")} hint={t("signup.password-hint")} autoComplete="new-password" />
      <PasswordField {...about("passwordConfirmation")} autoComplete="new-password" />
      <SelectField
        {...about("countryCode")}
        autoComplete="country"
        required
        defaultValue={typed.countryCode}
        choices={[
          { value: "", label: t("form.choose") },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Field {...about("givenName")} autoComplete="given-name" required defaultValue={typed.givenName} />
      <Field {...about("familyName")} autoComplete="family-name" required defaultValue={typed.familyName} />
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
