import { buttonStyle } from "~/components/form/button-style";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { useTranslation } from "~/locales/use-translation";
import { usePaddleForm } from "./use-paddle-form";

type Props = {
  transactionId: string;
  hostedUrl: string | null;
  client: { token: string; environment: "sandbox" | "production" };
};

/**
 * Paddle's payment form in the page; without script, or when Paddle's script did not load, a link to Paddle's own page.
 */
export function PaddleCheckout({ transactionId, hostedUrl, client }: Props) {
  const { t, i18n } = useTranslation();
  const failed = usePaddleForm({ ...client, transactionId, locale: i18n.language });
  const elsewhere = hostedUrl ? (
    <p>
      <a href={hostedUrl} className={buttonStyle("primary")}>
        {t("billing.paddle.link")}
      </a>
    </p>
  ) : (
    <Notice kind="problem">{t("billing.paddle.needs-script")}</Notice>
  );
  return (
    <section className="mx-auto grid max-w-3xl gap-6">
      <h1>{t("billing.paddle.title")}</h1>
      <p>{t("billing.paddle.hint")}</p>
      <div className="paddle-form" />
      {failed ? elsewhere : <noscript>{elsewhere}</noscript>}
      <p>
        <LinkButton to="/payment_process/products">{t("billing.payment.back")}</LinkButton>
      </p>
    </section>
  );
}
