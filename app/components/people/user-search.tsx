import { useTranslation } from "~/locales/use-translation";
import { SearchForm } from "../table/search-form";

type Props = { search: string; sortField: string; sortOrder: string };

/** Finds users by a part of name or e-mail; the order of the list stays. */
export function UserSearch({ search, sortField, sortOrder }: Props) {
  const { t } = useTranslation();
  const texts = {
    label: t("people.search"),
    find: t("people.search-button"),
    clear: t("people.search-clear"),
  };
  return (
    <SearchForm search={search} {...texts}>
      {sortField && <input type="hidden" name="sortField" value={sortField} />}
      {sortOrder && <input type="hidden" name="sortOrder" value={sortOrder} />}
    </SearchForm>
  );
}
