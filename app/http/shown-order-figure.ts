import { shownValue } from "~/domain/documents/shown-value";
import { cultureOfCountry } from "~/domain/models/cultures";
import type { Tenant } from "~/domain/tenants/tenant";

/** A quantity or price of an order as people of the organization's country write it; "–" for none. */
export const shownOrderFigure = (
  figure: number | null,
  { countryCode }: Pick<Tenant, "countryCode">,
): string =>
  figure === null
    ? "–"
    : shownValue(String(Number(figure.toFixed(4))), "number", cultureOfCountry(countryCode));
