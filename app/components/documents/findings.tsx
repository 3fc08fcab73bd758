import { useTranslation } from "~/locales/use-translation";
import { Mark } from "../shell/mark";
import type { ShownFinding } from "./review";

/** What somebody should know of the document before trusting its values. */
export function Findings({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <section
      aria-labelledby="findings-title"
      className="grid gap-1 rounded-sm border border-failed bg-failed-soft px-3 py-2"
    >
      <h2 id="findings-title" className="text-base font-medium text-failed">
        <Mark kind="warning" /> {t("document.findings")}
      </h2>
      <ul className="grid gap-1 text-sm">
        {findings.map(({ key, values, about }) => (
          <li key={`${key} ${JSON.stringify(values)}`}>
            {t(key, { ...values, field: about ? t(about.labelKey, { name: about.name }) : "" })}
          </li>
        ))}
      </ul>
    </section>
  );
}
