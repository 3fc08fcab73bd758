import type { CultureFormat } from "@fieldwise/engine/results";

/** How our two languages write numbers. Apart from the cultures, whose table no page needs to bring along. */
export const languageFormats: Record<"en" | "es", CultureFormat> = {
  en: { date: "MM/dd/yyyy", monthFirst: true, decimal: ".", group: ",", leastBefore: 1, further: 3 },
  es: { date: "dd/MM/yyyy", monthFirst: false, decimal: ",", group: ".", leastBefore: 2, further: 3 },
};
