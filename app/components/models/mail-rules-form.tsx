import { Form } from "@remix-run/react";
import { otherSenders, replyRules } from "~/domain/intake/mail-rules";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";
import { TextAreaField } from "../form/text-area-field";

type MailRuleValues = Record<"senders" | "others" | "told" | "replies" | "language", string>;

type Props = { values: MailRuleValues; messages: readonly FieldMessage[] };

/**
 * Who may send e-mails to a model, what happens to others, who is notified, what replies can do, and the language of
 * replies.
 */
export function MailRulesForm({ values, messages }: Props) {
  const { t } = useTranslation();
  return (
    <section className="grid max-w-3xl gap-3 rounded-sm border border-line bg-surface p-6">
      <h2>{t("intake.rules.title")}</h2>
      <Form method="post" noValidate className="grid gap-1">
        <TextAreaField
          name="senders"
          rows={4}
          label={t("intake.rules.senders")}
          hint={t("intake.rules.senders-hint")}
          defaultValue={values.senders}
          error={messageFor(messages, "senders")}
          spellCheck={false}
          autoCapitalize="none"
        />
        <SelectField
          name="others"
          label={t("intake.rules.others")}
          hint={t("intake.rules.others-hint")}
          defaultValue={values.others}
          error={messageFor(messages, "others")}
          choices={otherSenders.map((value) => ({ value, label: t(`intake.rules.${value}`) }))}
        />
        <TextAreaField
          name="told"
          rows={2}
          label={t("intake.rules.told")}
          hint={t("intake.rules.told-hint")}
          defaultValue={values.told}
          error={messageFor(messages, "told")}
          spellCheck={false}
          autoCapitalize="none"
        />
        <SelectField
          name="replies"
          label={t("intake.rules.replies")}
          hint={t("intake.rules.replies-hint")}
          defaultValue={values.replies}
          error={messageFor(messages, "replies")}
          choices={replyRules.map((value) => ({ value, label: t(`intake.rules.${value}`) }))}
        />
        <SelectField
          name="language"
          label={t("intake.rules.language")}
          defaultValue={values.language}
          error={messageFor(messages, "language")}
          choices={[
            { value: "en", label: t("shell.language.en") },
            { value: "es", label: t("shell.language.es") },
          ]}
        />
        <div>
          <Button>{t("intake.rules.save")}</Button>
        </div>
      </Form>
    </section>
  );
}
