import { Button } from "~/components/form/button";
import { Field } from "~/components/form/field";
import { dayText } from "~/domain/billing/day-text";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  trialOffered: boolean;
  partner: boolean;
  billedOn: string;
  /** The amount of the first bill, with its currency. */
  price: string;
  trial: boolean;
  code: string;
  accepted: boolean;
  error: string | undefined;
  onTrial(trial: boolean): void;
  onCode(code: string): void;
  onCodeLeft(): void;
};

const lit = "border-2 border-accent bg-accent-soft";
const plain = "border-line bg-surface";

/** Free trial and coupon code: one or the other. The one in use is highlighted; switching the trial clears the code. */
export function OfferFields(props: Props) {
  const { t, i18n } = useTranslation();
  const { partner, trial, code, accepted, error } = props;
  const names = partner ? "partner-code" : "coupon";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {props.trialOffered && !partner && (
        <div className={`grid content-start gap-1 rounded-sm border p-4 ${trial ? lit : plain}`}>
          <label className="flex items-start gap-2 font-medium">
            <input
              type="checkbox"
              name="freeTrial"
              className="mt-1 size-5"
              checked={trial}
              onChange={({ target }) => props.onTrial(target.checked)}
              aria-describedby="trial-hint"
            />
            {t("billing.payment.trial")}
          </label>
          <p id="trial-hint" className="text-sm text-muted">
            {t("billing.payment.trial-hint", {
              date: dayText(props.billedOn, i18n.language),
              price: props.price,
            })}{" "}
            {t("billing.payment.or")}
          </p>
        </div>
      )}
      <div className={`grid content-start gap-1 rounded-sm border p-4 ${code && !trial ? lit : plain}`}>
        <Field
          name="couponCode"
          label={t(`billing.payment.${names}`)}
          hint={t(`billing.payment.${names}-hint`)}
          error={error}
          minLength={8}
          maxLength={partner ? 15 : 8}
          required={partner}
          value={code}
          autoComplete="off"
          onChange={({ target }) => props.onCode(target.value)}
          onBlur={props.onCodeLeft}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button kind="secondary" name="intent" value="check" formNoValidate>
            {t("billing.payment.check")}
          </Button>
          <p role="status" className="text-sm font-medium text-success">
            {accepted && t("billing.payment.coupon-accepted")}
          </p>
        </div>
      </div>
    </div>
  );
}
