import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import type { Choice } from "../form/select-field";
import { CardTable } from "../table/card-table";

type Row = {
  id: string;
  kind: "equals" | "within" | "not-before" | "required-if" | "pattern" | "unique";
  field: string;
  other: string;
  value: string;
  sentence: string;
  blocks: boolean;
};

/** The rules of a model, each to be edited or deleted, and the button that tests them. */
export function RulesTable({ rules, fields }: { rules: readonly Row[]; fields: readonly Choice[] }) {
  const { t } = useTranslation();
  if (rules.length === 0)
    return <p className="rounded-sm border border-line bg-surface p-6">{t("rules.none")}</p>;
  const named = (key: string) => fields.find(({ value }) => value === key)?.label ?? key;
  return (
    <>
      <CardTable
        caption={t("rules.title")}
        rows={rules}
        columns={[
          {
            label: t("rules.sentence"),
            cell: ({ id, sentence }) => (
              <Link
                to={`?rule=${id}`}
                className="link wrap-anywhere"
                aria-label={t("rules.edit-of", { sentence })}
              >
                {sentence}
              </Link>
            ),
          },
          { label: t("rules.field"), cell: ({ field }) => named(field) },
          { label: t("rules.kind"), cell: ({ kind }) => t(`rules.kind.${kind}`) },
          { label: t("rules.other"), cell: ({ other }) => (other ? named(other) : "–") },
          { label: t("rules.value"), cell: ({ value }) => value || "–" },
          {
            label: t("rules.severity"),
            cell: ({ blocks }) => t(blocks ? "rules.severity.blocks" : "rules.severity.warns"),
          },
          {
            label: t("rules.delete"),
            cell: ({ id, sentence }) => (
              <form method="post">
                <input type="hidden" name="ruleId" value={id} />
                <Button
                  kind="secondary"
                  name="intent"
                  value="delete"
                  aria-label={t("rules.delete-of", { sentence })}
                >
                  {t("rules.delete")}
                </Button>
              </form>
            ),
          },
        ]}
      />
      <form method="post">
        <Button kind="secondary" name="intent" value="test">
          {t("rules.test")}
        </Button>
      </form>
    </>
  );
}
