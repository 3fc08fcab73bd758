import { shownTime } from "~/domain/documents/shown-time";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { TenantModel } from "~/domain/models/tenant-model";
import { type Actor, isAllowed } from "~/domain/permissions/actor";
import type { Pin } from "~/domain/training/pinned-weights";
import type { VersionComparison } from "~/domain/training/version-comparison";
import type { listVersions } from "~/operations/training/list-versions";

type Version = Awaited<ReturnType<typeof listVersions>>[number];

/** Weights as a sentence names them: a text key and its number. */
export type NamedWeights = { key: string; number: number };

const base: NamedWeights = { key: "models.versions.base", number: 0 };

const ofVersion = (versions: readonly Version[], id: string | null): NamedWeights => {
  const version = versions.find((one) => one.id === id);
  return version ? { key: "models.versions.version", number: version.number } : base;
};

type ReadingModel = { id: string; pin: Pin | null; activeVersionId: string | null } & Pick<
  TenantModel,
  "culture" | "timeZone"
>;

/** What a model reads with, whether it is pinned to it, and the versions that can be compared. Times are the model's, as beside its versions. */
export function shownVersions(
  { id, pin, activeVersionId, culture, timeZone }: ReadingModel,
  versions: readonly Version[],
  { actor }: { actor: Actor },
) {
  return {
    modelId: id,
    inUse: ofVersion(versions, activeVersionId),
    pinned: pin && {
      weights: pinnedWeights(pin),
      at: shownTime(new Date(pin.at), culture, timeZone),
    },
    mayPin: isAllowed(actor, "Model.TrainModel"),
    versions: versions
      .filter(({ state }) => state !== "discarded")
      .map((one) => ({ id: one.id, number: one.number })),
  };
}

const pinnedWeights = (pin: Pin): NamedWeights =>
  pin.weights === "shipped"
    ? { key: "models.versions.shipped", number: 0 }
    : { key: `models.versions.${pin.weights}`, number: pin.number };

const percent = (share: number | null) => (share === null ? null : Math.round(100 * share));

/** A comparison with the names of fields, and the labels in groups that make a sentence. */
export function shownComparison(
  { labels, figures, changes, ...counts }: VersionComparison,
  model: Pick<TenantModel, "baseModelId" | "fields">,
  { versions, beforeId, afterId }: { versions: readonly Version[]; beforeId: string; afterId: string },
) {
  const nameOf = (key: string) => {
    const field = model.fields.find((one) => one.key === key);
    if (!field) return null;
    const { labelKey, name } = fieldOfModel(model.baseModelId, field);
    return { labelKey, name };
  };
  return {
    ...counts,
    before: ofVersion(versions, beforeId),
    after: ofVersion(versions, afterId),
    changes: changes.flatMap(({ field, ...change }) => {
      const name = nameOf(field);
      return name ? [{ ...change, ...name }] : [];
    }),
    figures: figures.flatMap(({ field, before, after }) => {
      const name = nameOf(field);
      return name && percent(before) !== percent(after)
        ? [{ ...name, before: percent(before), after: percent(after) }]
        : [];
    }),
    labels: labels.flatMap(({ field, words }) => {
      const name = nameOf(field);
      if (!name) return [];
      return (["left", "above"] as const).flatMap((place) =>
        (["more", "less"] as const).flatMap((turn) => {
          const told = words
            .filter((word) => word.place === place && word.after > word.before === (turn === "more"))
            .map(({ word }) => `“${word}”`);
          return told.length > 0
            ? [{ ...name, key: `models.versions.words-${place}-${turn}`, words: told.join(", ") }]
            : [];
        }),
      );
    }),
  };
}
