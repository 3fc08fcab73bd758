import { useTranslation } from "~/locales/use-translation";

const steps = {
  bc: ["bc-1", "bc-2", "bc-3", "bc-4"],
  fo: ["fo-1", "fo-2"],
} as const;

/** What the customer's administrator has to do at Microsoft before the connection works. */
export function ErpSteps({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <details className="max-w-3xl rounded-sm border border-line bg-surface p-4" open={open}>
      <summary className="font-medium">{t("erp.steps")}</summary>
      {(["bc", "fo"] as const).map((kind) => (
        <section key={kind} className="mt-3 grid gap-2">
          <h2 className="text-base">{t(`erp.steps.which-${kind}`)}</h2>
          <ol className="list-decimal pl-6">
            {steps[kind].map((step) => (
              <li key={step}>{t(`erp.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
