import { fieldCatalogue } from "@fieldwise/engine/results";
import { foldFieldName, isOwnKey, maxOwnFields } from "./own-field";
import type { ModelField } from "./tenant-model";

/** Names that exports and the API use for other things, in folded form. */
const reserved = new Set(
  [
    ...fieldCatalogue.map((field) => field.name),
    "documentId",
    "fileName",
    "status",
    "confidence",
    "receivedOn",
    "processedOn",
    "problem",
    "line",
  ].map(foldFieldName),
);

/**
 * What is wrong with the fields of the tenant's own making: the index of the field and the key of the sentence. That a name
 * is none is reported elsewhere, and new fields may not have their keys yet.
 */
export function checkOwnFields(fields: readonly ModelField[]): { index: number; message: string }[] {
  const names = new Set<string>();
  let count = 0;
  return fields.flatMap(({ key, own }, index) => {
    if (!own) return [];
    const name = foldFieldName(own.name);
    if (name === "") return [];
    const message = problemOf({ name, key, isTaken: names.has(name), isTooMany: ++count > maxOwnFields });
    names.add(name);
    return message ? [{ index, message }] : [];
  });
}

type Checked = { name: string; key: string; isTaken: boolean; isTooMany: boolean };

function problemOf({ name, key, isTaken, isTooMany }: Checked): string | null {
  if (key !== "" && !isOwnKey(key)) return "models.problem.field";
  if (isTaken) return "models.problem.own-name-taken";
  if (reserved.has(name)) return "models.problem.own-name-reserved";
  return isTooMany ? "models.problem.own-too-many" : null;
}
