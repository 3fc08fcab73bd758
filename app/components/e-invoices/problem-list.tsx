import { useTranslation } from "~/locales/use-translation";
import type { ShownEInvoice } from "./shown-e-invoice";

/** Each broken rule with the business terms it is about and what it says, by line where it is about one. */
export function ProblemList({ problems }: Pick<ShownEInvoice, "problems">) {
  const { t } = useTranslation();
  const named = (terms: readonly string[]) => terms.map((term) => t(`einvoice.term.${term}`)).join(", ");
  return (
    <section aria-labelledby="problems-title" className="grid gap-2">
      <h2 id="problems-title" className="text-base font-medium">
        {t("einvoice.problems")}
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-medium">
                {t("einvoice.problem.says")}
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t("einvoice.problem.rule")}
              </th>
              <th scope="col" className="py-2 font-medium">
                {t("einvoice.problem.terms")}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {problems.map(({ rule, terms, line, messageKey, values }) => {
              const text = t(messageKey, { ...values, terms: named(terms) });
              return (
                <tr
                  key={`${rule} ${line} ${terms.join()} ${text}`}
                  className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2"
                >
                  <td className="py-2 pr-4 max-sm:basis-full max-sm:p-0">
                    {line ? t("einvoice.on-line", { line, text }) : text}
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap max-sm:p-0 max-sm:text-muted">{rule}</td>
                  <td className="py-2 whitespace-nowrap max-sm:p-0 max-sm:text-muted">{terms.join(", ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
