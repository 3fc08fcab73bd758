/** The parts of an address as e-invoices hold them. */
type AddressParts = { lines: string[]; postcode: string | undefined; city: string | undefined };

/** One line of an address, its parts joined by ", "; undefined when there is nothing. The country is seldom printed. */
export function addressOf({ lines, postcode, city }: AddressParts): string | undefined {
  const town = [postcode, city].filter(Boolean).join(" ");
  return [...lines, town].filter((part) => part !== "").join(", ") || undefined;
}
