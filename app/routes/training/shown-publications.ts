import type { ShownPublication } from "~/components/training/shown-training";
import type { Publication } from "~/data/control/base-publications";
import { baseModelOf } from "~/domain/models/base-models";
import { shownMoment } from "~/domain/tenants/shown-day";

export type CrumbedBase = { base: { id: string; name: string } };

/** The crumbs of a page below the training documents of a base model. */
export const publicationCrumbs = ({ base }: CrumbedBase, key: string) => [
  { key: "shell.document-training" },
  { text: base.name, to: `/training-documents/${base.id}/training-documents` },
  { key },
];

/** A base model as pages name it. */
export const shownBase = (id: string) => ({ id, name: baseModelOf(id)?.name ?? id });

/** Published weights as pages show them, with the time as the service's own country writes it. */
export const shownPublication = (
  { number, versionNumber, documentCount, publishedAt }: Publication,
  tenant: { countryCode: string },
): ShownPublication => ({
  number,
  versionNumber,
  documents: documentCount,
  published: shownMoment(publishedAt, tenant),
});
