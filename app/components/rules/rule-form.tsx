import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type fieldMessages, messageFor } from "../form/field-messages";
import { type Choice, SelectField } from "../form/select-field";

type Props = {
  ruleId: string;
  typed: Record<string, string>;
  fields: readonly Choice[];
  kinds: readonly ("equals" | "within" | "not-before" | "required-if" | "pattern" | "unique")[];
  labels: Record<string, string>;
  messages: ReturnType<typeof fieldMessages>;
};

/** Adds a rule, or changes the one whose id is given. */
export function RuleForm({ ruleId, typed, fields, kinds, labels, messages }: Props) {
  const { t } = useTranslation();
  const none = { value: "", label: t("rules.other-none") };
  const select = (name: string, choices: readonly Choice[]) => (
    <SelectField
      name={name}
      label={labels[name] ?? ""}
      defaultValue={typed[name]}
      choices={choices}
      error={messageFor(messages, name)}
    />
  );
  return (
    <section className="grid max-w-xl gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t(ruleId ? "rules.edit" : "rules.add")}</h2>
      <form method="post" className="grid gap-1">
        <input type="hidden" name="ruleId" value={ruleId} />
        {select("field", fields)}
        {select(
          "kind",
          kinds.map((value) => ({ value, label: t(`rules.kind.${value}`) })),
        )}
        {select("other", [none, ...fields])}
        <Field
          name="value"
          label={labels.value ?? ""}
          hint={t("rules.value-hint")}
          defaultValue={typed.value}
          maxLength={100}
          error={messageFor(messages, "value")}
        />
        <Field
          name="sentence"
          label={labels.sentence ?? ""}
          hint={t("rules.sentence-hint")}
          defaultValue={typed.sentence}
          maxLength={200}
          error={messageFor(messages, "sentence")}
        />
        <SelectField
          name="blocks"
          label={t("rules.severity")}
          defaultValue={typed.blocks}
          choices={[
            { value: "no", label: t("rules.severity.warns") },
            { value: "yes", label: t("rules.severity.blocks") },
          ]}
        />
        <div className="flex gap-3">
          <Button>{t("rules.save")}</Button>
        </div>
      </form>
    </section>
  );
}
