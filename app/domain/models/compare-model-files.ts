import type { ModelFile } from "./model-file";

/** What two models can differ in; each has a sentence of its own. */
export type DifferenceKind =
  | "name"
  | "base"
  | "currency"
  | "time-zone"
  | "culture"
  | "threshold"
  | "reachable"
  | "csv"
  | "storage"
  | "added"
  | "removed"
  | "weight"
  | "required"
  | "optional"
  | "line"
  | "header"
  | "own-name"
  | "own-type";

/**
 * One difference: `field` is the key of the field that it is about, or its name if it is of the tenant's `own` making; "" for a setting.
 * "" stands for what is not there.
 */
export type ModelDifference = {
  kind: DifferenceKind;
  field: string;
  own: boolean;
  before: string;
  after: string;
};

type FileField = ModelFile["fields"][number];

/** Where two models differ, settings first, then fields in the order of the first model; empty when they are the same. */
export function compareModelFiles(before: ModelFile, after: ModelFile): ModelDifference[] {
  const others = new Map(after.fields.map((field) => [field.key, field]));
  const known = new Set(before.fields.map(({ key }) => key));
  return [
    ...settings.flatMap(([kind, said]) => differing(kind, setting, said(before), said(after))),
    ...before.fields.flatMap((field) => {
      const other = others.get(field.key);
      return other ? fieldDifferences(field, other) : [{ ...whole(field, "removed"), after: "" }];
    }),
    ...after.fields
      .filter(({ key }) => !known.has(key))
      .map((field) => ({ ...whole(field, "added"), before: "" })),
  ];
}

type Named = Pick<ModelDifference, "field" | "own">;

const setting: Named = { field: "", own: false };

const named = ({ key, own }: FileField): Named =>
  own ? { field: own.name, own: true } : { field: key, own: false };

const settings: [DifferenceKind, (file: ModelFile) => string][] = [
  ["name", ({ name }) => name],
  ["base", ({ baseModel }) => baseModel],
  ["currency", ({ currency }) => currency],
  ["time-zone", ({ timeZone }) => timeZone],
  ["culture", ({ culture }) => culture],
  ["threshold", ({ confidenceThreshold }) => String(confidenceThreshold)],
  ["reachable", ({ fields }) => String(fields.reduce((sum, { weight }) => sum + weight, 0))],
  ["csv", ({ csvGeneration }) => (csvGeneration ? "1" : "0")],
  ["storage", ({ storage }) => storageText(storage)],
];

/** Where results go, without a password, which no file has. */
const storageText = (storage: ModelFile["storage"]): string =>
  storage.provider === "default"
    ? storage.provider
    : `${storage.userName}@${storage.hostName}:${storage.port}/${storage.documentFolder} (${storage.encryption})`;

function fieldDifferences(before: FileField, after: FileField): ModelDifference[] {
  const key = named(before);
  const ownOf = ({ own }: FileField) => own ?? { name: "", type: "" };
  return [
    ...differing("weight", key, String(before.weight), String(after.weight)),
    ...turned(key, [before.required, after.required], ["required", "optional"]),
    ...turned(key, [before.lineItem, after.lineItem], ["line", "header"]),
    ...differing("own-name", key, ownOf(before).name, ownOf(after).name),
    ...differing("own-type", key, ownOf(before).type, ownOf(after).type),
  ];
}

const differing = (kind: DifferenceKind, name: Named, before: string, after: string): ModelDifference[] =>
  before === after ? [] : [{ kind, ...name, before, after }];

const turned = (
  name: Named,
  [before, after]: [boolean, boolean],
  [on, off]: [DifferenceKind, DifferenceKind],
): ModelDifference[] =>
  before === after ? [] : [{ kind: after ? on : off, ...name, before: "", after: "" }];

/** A field that only one model has: by its own name where it has one, and what it weighs. */
const whole = (field: FileField, kind: DifferenceKind): ModelDifference => ({
  kind,
  ...named(field),
  before: String(field.weight),
  after: String(field.weight),
});
