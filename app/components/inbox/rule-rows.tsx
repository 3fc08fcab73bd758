import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { CardTable } from "../table/card-table";

/** A rule as it is listed; `model` is null where that takes no documents any more, `lacksSupplier` true where its supplier was deleted. */
export type RuleRow = {
  id: string;
  kind: string;
  value: string;
  model: string | null;
  lacksSupplier: boolean;
};

/** The organization's rules in their order, each to be edited, moved or deleted. */
export function RuleRows({ rules }: { rules: readonly RuleRow[] }) {
  const { t } = useTranslation();
  if (rules.length === 0)
    return (
      <p className="max-w-prose rounded-sm border border-line bg-surface p-4">
        {t("intake.inbox-rules.none")}
      </p>
    );
  const said = ({ kind, value }: RuleRow) => t(`intake.inbox-rules.said.${kind}`, { value });
  return (
    <CardTable
      caption={t("intake.inbox-rules.title")}
      rows={rules}
      columns={[
        {
          label: t("intake.inbox-rules.rule"),
          cell: (rule) => (
            <Link
              to={`?rule=${rule.id}#rule`}
              className="link wrap-anywhere"
              aria-label={t("intake.inbox-rules.edit-of", { rule: said(rule) })}
            >
              {said(rule)}
            </Link>
          ),
        },
        {
          label: t("intake.inbox-rules.goes-to"),
          cell: ({ model, lacksSupplier }) =>
            model && !lacksSupplier ? (
              model
            ) : (
              <span className="text-failed">
                {t(`intake.inbox-rules.${model ? "no-supplier" : "archived"}`)}
              </span>
            ),
        },
        {
          label: t("intake.inbox-rules.order"),
          cell: (rule) => (
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="ruleId" value={rule.id} />
              {rule !== rules[0] && <Act rule={said(rule)} intent="up" />}
              {rule !== rules.at(-1) && <Act rule={said(rule)} intent="down" />}
              <Act rule={said(rule)} intent="delete" />
            </Form>
          ),
        },
      ]}
    />
  );
}

function Act({ rule, intent }: { rule: string; intent: "up" | "down" | "delete" }) {
  const { t } = useTranslation();
  return (
    <Button
      kind="quiet"
      name="intent"
      value={intent}
      aria-label={t(`intake.inbox-rules.${intent}-of`, { rule })}
    >
      {t(`intake.inbox-rules.${intent}`)}
    </Button>
  );
}
