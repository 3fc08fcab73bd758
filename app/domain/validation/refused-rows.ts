import { type FieldType, fieldCatalogue } from "@fieldwise/engine/results";
import { isNumberType } from "../documents/is-number-type";
import type { NamedDocument } from "../exports/named-document";
import { currencies } from "../models/currencies";
import type { FailedCheck } from "./ai-report";

/** A column of an export as a receiving system sees it. */
export type ReceivedField = { name: string; type: FieldType; line: boolean; required: boolean };

/** A row of our export that a receiving system would refuse: `line` null is the document's own row. */
export type RefusedValue = { line: number | null; field: string; value: string; why: FailedCheck };

/** Characters that receiving systems commonly have room for, by type; ours is the choice. */
const mostCharacters: Partial<Record<FieldType, number>> = { id: 50, name: 100, text: 250, address: 250 };
/** Digits before and after the point. */
const decimal = /^-?\d{1,15}(\.\d{1,6})?$/;
const centsApart = 0.02;

/** Every field that the product knows, none of them required: for a file whose model is not named. */
export const catalogueFields: readonly ReceivedField[] = fieldCatalogue.map(({ name, type, line }) => ({
  name,
  type,
  line,
  required: false,
}));

/** Which values of a document's export a receiving system would refuse, and why. */
export function refusedValues(document: NamedDocument, fields: readonly ReceivedField[]): RefusedValue[] {
  const header = fields.filter(({ line }) => !line);
  const columns = fields.filter(({ line }) => line);
  const inRow = (values: Record<string, string>, line: number | null) =>
    (line === null ? header : columns).flatMap((field) => {
      const value = values[field.name] ?? "";
      const why = refusalOf(value, field);
      return why ? [{ line, field: field.name, value, why }] : [];
    });
  return [
    ...inRow(document.fields, null),
    ...document.lines.flatMap((values, index) => inRow(values, index + 1)),
    ...totalsOf(
      document,
      header.some(({ name }) => name === "tax"),
    ),
  ];
}

const reason = (key: string, values: Record<string, string> = {}): FailedCheck => ({
  key: `validation.refused.${key}`,
  values,
});

function refusalOf(value: string, { type, required }: ReceivedField): FailedCheck | null {
  if (value === "") return required ? reason("missing") : null;
  if (type === "date") return isDay(value) ? null : reason("date");
  if (type === "currency") return currencies.includes(value) ? null : reason("currency");
  if (isNumberType(type)) return decimal.test(value) ? null : reason("number");
  const most = mostCharacters[type] ?? 250;
  return value.length > most ? reason("length", { most: String(most), length: String(value.length) }) : null;
}

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/**
 * The totals of a document that do not add up: net and tax, and the lines. An export without a column for tax does not say how much of
 * a total is tax, so that its lines may come to another sum.
 */
function totalsOf({ fields, lines }: NamedDocument, saysTax: boolean): RefusedValue[] {
  const [net, tax, total] = ["subTotal", "tax", "total"].map((name) => numberOf(fields[name]));
  const refused: RefusedValue[] = [];
  const compare = (field: string, stated: number | null, sum: number | null) => {
    if (stated === null || sum === null || Math.abs(stated - sum) <= centsApart + 0.0001) return;
    refused.push({
      line: null,
      field,
      value: fields[field] ?? "",
      why: reason("sum", { sum: sum.toFixed(2) }),
    });
  };
  if (net !== null && net !== undefined && tax !== null && tax !== undefined)
    compare("total", total ?? null, net + tax);
  const amounts = lines.map((cells) => numberOf(cells.netTotal));
  if (amounts.length === 0 || amounts.some((amount) => amount === null)) return refused;
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  if (net !== null && net !== undefined) compare("subTotal", net, sum);
  // Without a net amount the lines may be with tax or without it.
  else if (saysTax && (tax === null || tax === undefined)) compare("total", total ?? null, sum);
  return refused;
}

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && decimal.test(text) ? Number(text) : null;
