import type { CardSource } from "~/operations/payment-port";

/** A form that may hold a card. */
export function cardInForm(form: FormData): CardSource {
  const read = (field: string) => textOf(form.get(field));
  return { read, take: (field) => andForget(read(field), () => form.delete(field)) };
}

/** A body of JSON that may hold a card; `names` are the names that it gives the fields of the form. */
export function cardInRecord(record: Record<string, unknown>, names: Record<string, string>): CardSource {
  const nameOf = (field: string) => names[field] ?? field;
  const read = (field: string) => textOf(record[nameOf(field)]);
  return { read, take: (field) => andForget(read(field), () => delete record[nameOf(field)]) };
}

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function andForget(value: string, forget: () => void): string {
  forget();
  return value;
}
