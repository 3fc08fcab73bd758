import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { SelectField } from "../form/select-field";

type Weights = { key: string; number: number };
type Props = {
  inUse: Weights;
  pinned: { weights: Weights; at: string } | null;
  mayPin: boolean;
  versions: readonly { id: string; number: number }[];
  typed: { before: string; after: string };
};

/** The version a model reads with, whether it is pinned, and which versions to compare. */
export function VersionInUse({ inUse, pinned, mayPin, versions, typed }: Props) {
  const { t } = useTranslation();
  const named = ({ key, number }: Weights) => t(key, { number });
  const choices = [
    { value: "", label: t("models.versions.base") },
    ...versions.map(({ id, number }) => ({ value: id, label: t("models.versions.version", { number }) })),
  ];
  return (
    <section aria-labelledby="versions" className="grid max-w-xl gap-3">
      <h2 id="versions" className="text-lg font-medium">
        {t("models.versions.title")}
      </h2>
      <p>
        {t("models.versions.in-use", { weights: named(inUse) })}{" "}
        {pinned
          ? t("models.versions.pinned", { weights: named(pinned.weights), at: pinned.at })
          : t("models.versions.not-pinned")}
      </p>
      {mayPin && (
        <Form method="post">
          <Button kind="secondary" name="intent" value={pinned ? "unpin" : "pin"}>
            {t(pinned ? "models.versions.unpin" : "models.versions.pin")}
          </Button>
        </Form>
      )}
      {versions.length > 0 ? (
        <Form method="get" className="grid gap-1">
          <SelectField
            name="before"
            label={t("models.versions.before")}
            choices={choices}
            defaultValue={typed.before}
          />
          <SelectField
            name="after"
            label={t("models.versions.after")}
            choices={choices}
            defaultValue={typed.after}
          />
          <div>
            <Button kind="secondary">{t("models.versions.show")}</Button>
          </div>
        </Form>
      ) : (
        <p>{t("models.versions.none")}</p>
      )}
    </section>
  );
}
