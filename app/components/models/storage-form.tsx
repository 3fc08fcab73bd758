import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { ftpEncryptions } from "~/domain/models/storage-settings";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { PasswordField } from "../form/password-field";
import { SelectField } from "../form/select-field";
import { useScript } from "../form/use-script";
import { TickBox } from "./tick-box";

type Props = {
  values: Record<string, string>;
  problems: readonly FormProblem[] | undefined;
  revision: string;
  hasPassword: boolean;
  /** A password was typed and sent; without script it does not come back. */
  again: boolean;
};

const names = [
  "provider",
  "hostName",
  "port",
  "userName",
  "password",
  "documentFolder",
  "encryption",
] as const;

/** Where the model's results are released to, and a connection test. */
export function StorageForm({ values, problems, revision, hasPassword, again }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const label = (name: (typeof names)[number]) => t(`models.ftp.${name}`);
  const labels = Object.fromEntries(names.map((name) => [name, label(name)]));
  const messages = fieldMessages(t, problems, labels);
  const frame = (name: (typeof names)[number]) => ({
    name,
    label: label(name),
    error: messageFor(messages, name),
  });
  const control = (name: (typeof names)[number]) => ({ ...frame(name), defaultValue: values[name] ?? "" });
  const keptHint = hasPassword ? t("models.ftp.password-kept") : undefined;
  const passwordHint = again && !script ? t("models.ftp.password-again") : keptHint;
  const choices = (kind: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`models.ftp.${kind}.${value}`) }));
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-2">
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t("models.save")}
      </button>
      <ErrorSummary messages={messages} />
      <input type="hidden" name="revision" value={revision} />
      <SelectField
        {...control("provider")}
        hint={t("models.ftp.provider-hint")}
        choices={choices("provider", ["default", "ftp"])}
      />
      <fieldset className="grid gap-x-4 rounded-sm border border-line bg-surface p-4 sm:grid-cols-2">
        <legend className="px-1 font-medium">{t("models.ftp.server")}</legend>
        <Field {...control("hostName")} autoComplete="off" maxLength={253} />
        <Field {...control("port")} type="number" inputMode="numeric" min={1} max={65535} />
        <Field {...control("userName")} autoComplete="off" maxLength={128} />
        <PasswordField {...frame("password")} hint={passwordHint} autoComplete="new-password" />
        <Field
          {...control("documentFolder")}
          hint={t("models.ftp.folder-hint")}
          autoComplete="off"
          maxLength={200}
        />
        <SelectField
          {...control("encryption")}
          hint={t("models.ftp.encryption-hint")}
          choices={choices("encryption", ftpEncryptions)}
        />
        <p className="sm:col-span-2">
          <Button kind="secondary" name="intent" value="test">
            {t("models.ftp.test")}
          </Button>
        </p>
      </fieldset>
      <TickBox
        name="csvGeneration"
        label={t("models.csv")}
        hint={t("models.csv-hint")}
        ticked={values.csvGeneration === "on"}
      />
      <div className="flex flex-wrap gap-2">
        <Button>{t("models.save")}</Button>
        <LinkButton to="/aimodels/aimodels-list">{t("models.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
