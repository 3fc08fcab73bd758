import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";

type Props = {
  revision: number;
  unknown: readonly string[];
  onFile: readonly string[];
  maySettle: boolean;
  isLastEditor: boolean;
  mayBeAnother: boolean;
  hasSupplier: boolean;
};

/** The account that is not on file beside those that are, and the decisions that a second person can make. */
export function VerifyAccountForm(props: Props) {
  const { t } = useTranslation();
  const { revision, unknown, onFile, maySettle, isLastEditor, mayBeAnother, hasSupplier } = props;
  const decisions = [
    ...(hasSupplier ? (["accepted"] as const) : []),
    ...(mayBeAnother ? (["another"] as const) : []),
    ...(["ours", "refused"] as const),
  ];
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-4 sm:grid-cols-[auto_1fr]">
        <Accounts label={t("suppliers.settle-on-document")} accounts={unknown} />
        <Accounts label={t("suppliers.settle-on-file")} accounts={onFile} />
      </dl>
      <Notice kind="info">{t("suppliers.settle-hint")}</Notice>
      {maySettle && !isLastEditor ? (
        <form method="post" className="grid gap-3 rounded-sm border border-line bg-surface p-4">
          <input type="hidden" name="revision" value={revision} />
          <fieldset className="grid gap-2">
            <legend className="font-medium">{t("suppliers.decision")}</legend>
            {decisions.map((decision) => (
              <p key={decision} className="flex items-start gap-2">
                <input
                  type="radio"
                  id={`decision-${decision}`}
                  name="decision"
                  value={decision}
                  required
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <label htmlFor={`decision-${decision}`}>{t(`suppliers.decision.${decision}`)}</label>
              </p>
            ))}
          </fieldset>
          <div>
            <Button>{t("suppliers.decide")}</Button>
          </div>
        </form>
      ) : (
        <Notice kind="info">
          {t(isLastEditor ? "suppliers.error.last-editor" : "suppliers.settle-may-not")}
        </Notice>
      )}
    </>
  );
}

function Accounts({ label, accounts }: { label: string; accounts: readonly string[] }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="font-mono wrap-anywhere">{accounts.join(", ") || "–"}</dd>
    </>
  );
}
