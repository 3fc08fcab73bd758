import { useTranslation } from "~/locales/use-translation";
import { SelectField } from "../form/select-field";
import { SearchForm } from "../table/search-form";

type Props = { search: string; archived: boolean; sortField: string; sortOrder: string };

/** Finds models by a part of their name, among those in use or those archived; the order of the list stays. */
export function ModelSearch({ search, archived, sortField, sortOrder }: Props) {
  const { t } = useTranslation();
  const states = ["active", "archived"].map((value) => ({ value, label: t(`models.state.${value}`) }));
  const texts = {
    label: t("models.search"),
    find: t("models.search-button"),
    clear: t("models.search-clear"),
  };
  return (
    <SearchForm search={search} isSet={search !== "" || archived} {...texts}>
      <div className="w-full sm:w-44">
        <SelectField
          name="state"
          label={t("models.state")}
          defaultValue={archived ? "archived" : "active"}
          choices={states}
        />
      </div>
      {sortField && <input type="hidden" name="sortField" value={sortField} />}
      {sortOrder && <input type="hidden" name="sortOrder" value={sortOrder} />}
    </SearchForm>
  );
}
