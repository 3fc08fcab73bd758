import type { FoundValue, WantedField } from "@fieldwise/engine/results";
import type { TruePlaces, Truth } from "@fieldwise/engine/training";
import { type DocumentStatus, learntStatuses } from "../documents/status";

type Values = Record<string, FoundValue>;

/**
 * The header values of a document as a person left them, without those that were emptied; null when nobody has looked:
 * what was edited in the place of what was found, or what was found where it was approved or submitted for training as it
 * stood.
 */
export function checkedValues(document: {
  status: DocumentStatus;
  fields: Values;
  editedFields: Values | null;
}): Values | null {
  if (!document.editedFields && !learntStatuses.includes(document.status)) return null;
  const values = { ...document.fields, ...document.editedFields };
  return Object.fromEntries(Object.entries(values).filter(([, { value }]) => value !== ""));
}

/** What checked values teach: a wanted field that was left empty is known not to be on the document. */
export function truthOf(fields: readonly WantedField[], checked: Values): Truth {
  const header = fields.filter(({ line }) => !line);
  return Object.fromEntries(header.map(({ key }) => [key, checked[key] ? [checked[key].value] : []]));
}

/** Where checked values are on the document, as far as that is known. */
export const placesOf = (checked: Values): TruePlaces =>
  Object.fromEntries(
    Object.entries(checked).flatMap(([key, { place }]) => (place ? [[key, place] as const] : [])),
  );
