import { fieldSpecs, hashOfName, ownFieldsOf } from "@fieldwise/engine/lab";
import type { TrainingExample } from "@fieldwise/engine/training";

const typeOf = new Map<string, (typeof fieldSpecs)[number]["candidates"]>(
  fieldSpecs.map(({ key, candidates }) => [key, candidates]),
);
const unlabelled = hashOfName("unlabelled");

/**
 * The example with each of its fields once more as if a tenant had made it up: what labels and places say is learned
 * for all fields of a type together. Fields whose value stands without a label are left out, since nobody could find
 * them by a name.
 */
export function withOwnFieldViews(example: TrainingExample): TrainingExample {
  const views = example.fields.flatMap((field) => {
    const type = typeOf.get(field.owners.context[0] ?? "");
    const right = field.options.filter(({ isRight }) => isRight);
    const isLabelled = right.some(({ features }) => features.named.every(([hash]) => hash !== unlabelled));
    if (!type || (right.length > 0 && !isLabelled)) return [];
    return [{ ...field, owners: { named: [ownFieldsOf(type)], context: [] } }];
  });
  return { ...example, fields: [...example.fields, ...views] };
}
