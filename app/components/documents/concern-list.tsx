import type { ConcernKind } from "~/domain/documents/concerns";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";

/** A reason not to rely on a document; `fields` are the labels of the fields it is about. */
export type ShownConcern = { kind: ConcernKind; fields: { labelKey: string; name: string }[] };

/** Reasons not to rely on a document, with the fields they are about. */
export function ConcernList({ concerns }: { concerns: readonly ShownConcern[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {concerns.map((concern) => (
        <li key={concern.kind}>{concernSentence(t, concern)}</li>
      ))}
    </ul>
  );
}

/** One reason in words, with the fields it is about. */
export function concernSentence(t: Translate, { kind, fields }: ShownConcern): string {
  const reason = t(`readiness.concern.${kind}`);
  if (fields.length === 0) return reason;
  const names = fields.map(({ labelKey, name }) => t(labelKey, { name })).join(", ");
  return t("readiness.about", { reason, fields: names });
}
