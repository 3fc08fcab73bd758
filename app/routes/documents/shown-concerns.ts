import type { ShownConcern } from "~/components/documents/concern-list";
import type { Concern } from "~/domain/documents/concerns";

/** What speaks against relying on a document, with the labels of the fields it is about. */
export const shownConcerns = (
  concerns: readonly Concern[],
  { fields, columns }: { fields: readonly Labelled[]; columns: readonly Labelled[] },
): ShownConcern[] =>
  concerns.map(({ kind, fields: keys }) => ({
    kind,
    fields: keys.flatMap((key) => {
      const known = [...fields, ...columns].find((one) => one.key === key);
      return known ? [{ labelKey: known.labelKey, name: known.name }] : [];
    }),
  }));

type Labelled = { key: string; labelKey: string; name: string };
