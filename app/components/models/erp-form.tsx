import { Form } from "@remix-run/react";
import { erpKinds, postingDates, postingRules } from "~/domain/erp/erp-settings";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { controlProps, controlStyle, FieldFrame } from "../form/field-frame";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { PasswordField } from "../form/password-field";
import { SelectField } from "../form/select-field";
import { useScript } from "../form/use-script";
import { RemoveSettings } from "./remove-settings";
import { SettingsGroup } from "./settings-group";
import { TickBox } from "./tick-box";

type Props = {
  /** `companies` has a line for each company that was found: its id, a tab and its name. */
  values: Record<string, string>;
  problems: readonly FormProblem[] | undefined;
  isSaved: boolean;
  /** A secret was typed and sent; without script it does not come back. */
  again: boolean;
};

const labels = {
  kind: "erp.field.kind",
  directoryId: "erp.field.directoryId",
  clientId: "erp.field.clientId",
  password: "erp.field.clientSecret",
  environment: "erp.field.environment",
  companyId: "erp.field.companyId",
  account: "erp.field.account",
  vendorAccounts: "erp.field.vendorAccounts",
  taxCodes: "erp.field.taxCodes",
  postingDate: "erp.field.postingDate",
  posting: "erp.field.posting",
} as const;

type Name = keyof typeof labels;

/** Where the model's documents are sent, how they are booked, and a connection test. */
export function ErpForm({ values, problems, isSaved, again }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const messages = fieldMessages(
    t,
    problems,
    Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, t(key)])),
  );
  const frame = (name: Name, hint?: string) => ({
    name,
    label: t(labels[name]),
    error: messageFor(messages, name),
    ...(hint && { hint }),
  });
  const control = (name: Name, hint?: string) => ({
    ...frame(name, hint),
    defaultValue: values[name] ?? "",
  });
  const byLine = [
    frame("vendorAccounts", t("erp.vendor-accounts-hint")),
    frame("taxCodes", t("erp.tax-codes-hint")),
  ];
  const secretHint = again && !script ? "erp.secret-typed" : isSaved ? "erp.secret-kept" : "erp.secret-asked";
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-4">
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t("erp.save")}
      </button>
      <ErrorSummary messages={messages} />
      <input type="hidden" name="revision" value={values.revision} />
      <input type="hidden" name="companies" value={values.companies} />
      <SettingsGroup legend={t("erp.connection")}>
        <SelectField
          {...control("kind")}
          choices={erpKinds.map((kind) => ({ value: kind, label: t(`erp.kind.${kind}`) }))}
        />
        <Field {...control("environment", t("erp.environment-hint"))} autoComplete="off" maxLength={200} />
        <Field {...control("directoryId")} autoComplete="off" maxLength={36} />
        <Field {...control("clientId")} autoComplete="off" maxLength={36} />
        <PasswordField {...frame("password", t(secretHint))} autoComplete="new-password" />
        <p className="pb-4 sm:col-span-2">
          <Button kind="secondary" name="intent" value="companies">
            {t("erp.connect")}
          </Button>
        </p>
        <SelectField
          {...control("companyId")}
          choices={companiesIn(values.companies ?? "", {
            none: t("erp.company-none"),
            choose: t("erp.company-choose"),
          })}
        />
      </SettingsGroup>
      <SettingsGroup legend={t("erp.booking")}>
        <Field {...control("account", t("erp.account-hint"))} autoComplete="off" maxLength={100} />
        <SelectField
          {...control("postingDate", t("erp.posting-date-hint"))}
          choices={postingDates.map((rule) => ({ value: rule, label: t(`erp.posting-date.${rule}`) }))}
        />
        {byLine.map((field) => (
          <FieldFrame key={field.name} {...field}>
            <textarea
              {...controlProps(field)}
              className={controlStyle}
              rows={4}
              defaultValue={values[field.name]}
            />
          </FieldFrame>
        ))}
        <SelectField
          {...control("posting", t("erp.posting-hint"))}
          choices={postingRules.map((rule) => ({ value: rule, label: t(`erp.posting.${rule}`) }))}
        />
      </SettingsGroup>
      <TickBox
        name="onApproval"
        label={t("erp.on-approval")}
        hint={t("erp.on-approval-hint")}
        ticked={values.onApproval === "on"}
      />
      <div className="flex flex-wrap gap-2">
        <Button>{t("erp.save")}</Button>
        {isSaved && (
          <Button kind="secondary" name="intent" value="test">
            {t("erp.test")}
          </Button>
        )}
        <LinkButton to="/aimodels/aimodels-list">{t("erp.cancel")}</LinkButton>
      </div>
      {isSaved && <RemoveSettings label={t("erp.remove")} />}
    </Form>
  );
}

function companiesIn(text: string, words: { none: string; choose: string }) {
  const found = text.split("\n").filter((line) => line.includes("\t"));
  const choices = found.map((line) => {
    const [value = "", label = ""] = line.split("\t");
    return { value, label };
  });
  return [{ value: "", label: found.length > 0 ? words.choose : words.none }, ...choices];
}
