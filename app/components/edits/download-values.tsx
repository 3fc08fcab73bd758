import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { SelectField } from "../form/select-field";

type Props = {
  model: { id: string; name: string };
  filter: readonly { name: string; value: string }[];
  count: number;
};

/** The form that downloads the values of the documents that match a list's filter. */
export function DownloadValues({ model, filter, count }: Props) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-3 rounded-sm border border-line bg-surface p-4" aria-labelledby="download">
      <h2 id="download">{t("edits.download")}</h2>
      <p>{t("edits.download-count", { count, model: model.name })}</p>
      <p className="max-w-prose text-muted">{t("edits.download-hint")}</p>
      <form action={`/edits/${model.id}/values`} className="flex flex-wrap items-end gap-x-4">
        {filter.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          name="format"
          label={t("edits.format")}
          choices={["xlsx", "csv", "json"].map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <label className="inline-flex min-h-10 items-center gap-2 mb-4">
          <input type="checkbox" name="lines" value="on" defaultChecked className="size-5" />
          {t("edits.lines")}
        </label>
        <div className="pb-4">
          <Button kind="secondary">{t("edits.download")}</Button>
        </div>
      </form>
    </section>
  );
}
