import { shownValue } from "~/domain/documents/shown-value";
import type { OrderFinding, OrderMatch } from "~/domain/orders/order-outcome";
import { translatorFor } from "~/http/translator-for";
import type { Language } from "~/locales/languages";

/** How a bill stands to its order and what to do about it, in sentences of the reader's language, figures in the culture of its model. */
export async function orderSentences(
  language: Language,
  culture: string,
  { number, outcome, findings }: OrderMatch,
): Promise<string[]> {
  const t = await translatorFor(language);
  const about = { number: number === "" ? t("orders.no-number") : number };
  const figure = (text: string) => shownValue(text, "number", culture);
  const sentence = ({ kind, row, line, billed, agreed }: OrderFinding): string[] => {
    if (kind === "order-unknown" || kind === "order-closed" || kind === "supplier-differs") return [];
    const isSplit = kind === "price" || kind === "over-invoiced";
    const key = isSplit ? (`${kind}-${row === null ? "whole" : "row"}` as const) : kind;
    return [
      t(`orders.found.${key}`, {
        row: row ?? "",
        line: line ?? "",
        billed: figure(billed),
        agreed: figure(agreed),
      }),
    ];
  };
  return [
    t("orders.of", { ...about, outcome: t(`orders.outcome.${outcome}`) }),
    ...findings.flatMap(sentence),
    ...(outcome === "matched" ? [] : [t(`orders.todo.${outcome}`)]),
  ];
}
