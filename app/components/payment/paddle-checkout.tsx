import { useTranslation } from "react-i18next";
import { buttonStyle } from "~/components/form/button-style";
import { usePaddleForm } from "./use-paddle-form";

type Props = {
  checkout: { transactionId: string; url: string };
  client: { token: string; environment: string };
};

/** Paddle's payment form, in the page where script runs; a link to Paddle's own page always. */
export function PaddleCheckout({ checkout, client }: Props) {
  const { t, i18n } = useTranslation();
  usePaddleForm({ ...client, transactionId: checkout.transactionId, locale: i18n.language });
  return (
    <section className="mx-auto grid max-w-3xl gap-6">
      <h1>{t("billing.paddle.title")}</h1>
      <p>{t("billing.paddle.hint")}</p>
      <div className="paddle-form" />
      <p>
        <a href={checkout.url} className={buttonStyle("secondary")}>
          {t("billing.paddle.link")}
        </a>
      </p>
    </section>
  );
}
