import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { controlStyle } from "../form/field-frame";
import { type fieldMessages, messageFor } from "../form/field-messages";
import { type Choice, SelectField } from "../form/select-field";

type Props = {
  ruleId: string;
  typed: Record<string, string>;
  kinds: readonly string[];
  models: readonly Choice[];
  /** The example stands open once it was tried. */
  isTried: boolean;
  messages: ReturnType<typeof fieldMessages>;
};

/** Adds a rule, or changes the one whose id is given; before that it can be tried with an example. */
export function InboxRuleForm({ ruleId, typed, kinds, models, isTried, messages }: Props) {
  const { t } = useTranslation();
  return (
    <section id="rule" className="grid max-w-xl gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t(ruleId ? "intake.inbox-rules.edit" : "intake.inbox-rules.add")}</h2>
      <Form method="post" className="grid gap-1">
        {/* Enter in a field presses the first button of the form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {t("intake.inbox-rules.save")}
        </button>
        <input type="hidden" name="ruleId" value={ruleId} />
        <SelectField
          name="kind"
          label={t("intake.inbox-rules.kind")}
          defaultValue={typed.kind}
          choices={kinds.map((value) => ({ value, label: t(`intake.inbox-rules.kind.${value}`) }))}
          error={messageFor(messages, "kind")}
        />
        <Field
          name="value"
          label={t("intake.inbox-rules.value")}
          hint={t("intake.inbox-rules.value-hint")}
          defaultValue={typed.value}
          maxLength={200}
          error={messageFor(messages, "value")}
        />
        <SelectField
          name="modelId"
          label={t("intake.inbox-rules.model")}
          defaultValue={typed.modelId}
          choices={[{ value: "", label: t("intake.choose") }, ...models]}
          error={messageFor(messages, "modelId")}
        />
        <details open={isTried} className="mb-2">
          <summary className="link py-1">{t("intake.inbox-rules.example")}</summary>
          <p className="py-1 text-sm text-muted">{t("intake.inbox-rules.example-hint")}</p>
          <Field
            name="fileName"
            label={t("intake.inbox-rules.example-file")}
            defaultValue={typed.fileName}
            maxLength={300}
          />
          <Field
            name="sender"
            label={t("intake.inbox-rules.example-sender")}
            inputMode="email"
            defaultValue={typed.sender}
            maxLength={320}
          />
          <label htmlFor="example-text" className="block font-medium">
            {t("intake.inbox-rules.example-text")}
          </label>
          <textarea
            id="example-text"
            name="text"
            rows={4}
            maxLength={20_000}
            defaultValue={typed.text}
            className={controlStyle}
          />
          <Button kind="secondary" name="intent" value="test">
            {t("intake.inbox-rules.try")}
          </Button>
        </details>
        <div className="flex flex-wrap items-center gap-4">
          <Button>{t("intake.inbox-rules.save")}</Button>
          {ruleId && (
            <Link to="/inbox/rules" className="link">
              {t("intake.inbox-rules.cancel")}
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}
