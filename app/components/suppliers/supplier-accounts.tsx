import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { CardTable } from "../table/card-table";

type Account = { id: string; shown: string; country: string; origin: string; added: string };
type Props = {
  accounts: readonly Account[];
  maySettle: boolean;
  typed: string;
  messages: readonly FieldMessage[];
};

/** The bank accounts on a supplier's file, and the form to add one. */
export function SupplierAccounts({ accounts, maySettle, typed, messages }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("suppliers.accounts")} className="grid gap-3">
      <h2>{t("suppliers.accounts")}</h2>
      {accounts.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-4">{t("suppliers.accounts-none")}</p>
      ) : (
        <CardTable
          caption={t("suppliers.accounts")}
          rows={accounts}
          columns={[
            {
              label: t("suppliers.account"),
              cell: ({ shown }) => <span className="font-mono">{shown}</span>,
            },
            { label: t("suppliers.country"), cell: ({ country }) => country || "–" },
            { label: t("suppliers.origin"), cell: ({ origin }) => t(`suppliers.origin.${origin}`) },
            { label: t("suppliers.added"), cell: ({ added }) => added },
            ...(maySettle
              ? [{ label: t("suppliers.account-remove"), cell: (one: Account) => <Remove {...one} /> }]
              : []),
          ]}
        />
      )}
      {maySettle && (
        <form method="post" className="flex flex-wrap items-end gap-x-3">
          <div className="w-full sm:w-[32rem]">
            <Field
              key={typed}
              name="account"
              label={t("suppliers.account")}
              hint={t("suppliers.account-hint")}
              defaultValue={typed}
              error={messageFor(messages, "account")}
              maxLength={100}
              required
            />
          </div>
          <div className="pb-4">
            <Button kind="secondary">{t("suppliers.account-add")}</Button>
          </div>
        </form>
      )}
    </section>
  );
}

function Remove({ id, shown }: Account) {
  const { t } = useTranslation();
  return (
    <form method="post">
      <input type="hidden" name="accountId" value={id} />
      <Button
        kind="quiet"
        name="intent"
        value="remove"
        aria-label={t("suppliers.account-remove-of", { account: shown })}
      >
        {t("suppliers.account-remove")}
      </Button>
    </form>
  );
}
