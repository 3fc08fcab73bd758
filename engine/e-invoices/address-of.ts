/** The parts of an address as e-invoices hold them. */
type AddressParts = {
  lines: string[];
  postcode: string | undefined;
  city: string | undefined;
  region?: string | undefined;
  country?: string | undefined;
};

/** Countries that write town, state and code in this order. */
const codeLast: readonly (string | undefined)[] = ["AU", "CA", "US"];

/** One line of an address, its parts joined by ", ", as its country prints it; undefined when there is nothing. The country is seldom printed. */
export function addressOf({ lines, postcode, city, region, country }: AddressParts): string | undefined {
  const parts = codeLast.includes(country) ? [city, region, postcode] : [postcode, city];
  const town = parts.filter(Boolean).join(" ");
  return [...lines, town].filter((part) => part !== "").join(", ") || undefined;
}
