import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { afterwardsChoices, destinations, intervals } from "~/domain/folders/intake-folder";
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
import { RemoveSettings } from "./remove-settings";
import { SettingsGroup } from "./settings-group";

type Props = {
  values: Record<string, string>;
  problems: readonly FormProblem[] | undefined;
  isSaved: boolean;
  /** The model's results are released to a server whose password may be used here. */
  isReleased: boolean;
  /** A password was typed and sent; without script it does not come back. */
  again: boolean;
};

const labels = {
  hostName: "models.ftp.hostName",
  port: "models.ftp.port",
  userName: "models.ftp.userName",
  password: "models.ftp.password",
  encryption: "models.ftp.encryption",
  folder: "folders.folder",
  minutes: "folders.minutes",
  afterwards: "folders.afterwards",
  destination: "folders.destination",
} as const;

type Name = keyof typeof labels;

/** The folder that the model's documents are received from, and a connection test. */
export function FolderForm({ values, problems, isSaved, isReleased, again }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const messages = fieldMessages(
    t,
    problems,
    Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, t(key)])),
  );
  const frame = (name: Name) => ({ name, label: t(labels[name]), error: messageFor(messages, name) });
  const control = (name: Name) => ({ ...frame(name), defaultValue: values[name] ?? "" });
  const releasedHint = isReleased ? t("folders.password-released") : undefined;
  const keptHint = isSaved ? t("models.ftp.password-kept") : releasedHint;
  const passwordHint = again && !script ? t("models.ftp.password-again") : keptHint;
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-4">
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t("folders.save")}
      </button>
      <ErrorSummary messages={messages} />
      <input type="hidden" name="revision" value={values.revision} />
      <SettingsGroup legend={t("folders.server")}>
        <Field {...control("hostName")} autoComplete="off" maxLength={253} />
        <Field {...control("port")} type="number" inputMode="numeric" min={1} max={65535} />
        <Field {...control("userName")} autoComplete="off" maxLength={128} />
        <PasswordField {...frame("password")} hint={passwordHint} autoComplete="new-password" />
        <SelectField
          {...control("encryption")}
          hint={t("models.ftp.encryption-hint")}
          choices={ftpEncryptions.map((value) => ({ value, label: t(`models.ftp.encryption.${value}`) }))}
        />
        <Field {...control("folder")} hint={t("folders.folder-hint")} autoComplete="off" maxLength={200} />
        <p className="sm:col-span-2">
          <Button kind="secondary" name="intent" value="test">
            {t("folders.test")}
          </Button>
        </p>
      </SettingsGroup>
      <SettingsGroup legend={t("folders.intake")}>
        <SelectField
          {...control("minutes")}
          hint={t("folders.minutes-hint")}
          choices={intervals.map((value) => ({ value: String(value), label: t(`folders.minutes.${value}`) }))}
        />
        <SelectField
          {...control("afterwards")}
          hint={t("folders.afterwards-hint")}
          choices={afterwardsChoices.map((value) => ({ value, label: t(`folders.afterwards.${value}`) }))}
        />
        <SelectField
          {...control("destination")}
          hint={t("folders.destination-hint")}
          choices={destinations.map((value) => ({ value, label: t(`folders.destination.${value}`) }))}
        />
      </SettingsGroup>
      <div className="flex flex-wrap gap-2">
        <Button>{t("folders.save")}</Button>
        <LinkButton to="/aimodels/aimodels-list">{t("folders.cancel")}</LinkButton>
      </div>
      {isSaved && <RemoveSettings label={t("folders.remove")} />}
    </Form>
  );
}
