import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

/** Shows on every page for which customer a system administrator acts, with a way to stop. */
export function ActingBanner({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Form
      method="post"
      action="/customers/pick"
      aria-label={t("customers.acting-label")}
      className="flex flex-wrap items-center justify-center gap-x-4 border-b-2 border-failed bg-failed-soft px-4 py-1"
    >
      <span className="font-medium">{t("customers.acting", { name })}</span>
      <button
        type="submit"
        name="intent"
        value="clear"
        className="min-h-10 rounded-sm px-2 text-accent underline hover:bg-accent-soft"
      >
        {t("customers.clear")}
      </button>
    </Form>
  );
}
