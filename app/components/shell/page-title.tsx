import { productName } from "~/domain/product";
import { useTranslation } from "~/locales/use-translation";
import { crumbText, useCrumbs } from "./use-crumbs";

/** The window's title: the last step of the breadcrumb and the product. Only a page that failed has no step. */
export function PageTitle() {
  const { t } = useTranslation();
  const page = useCrumbs().at(-1);
  return <title>{`${page ? crumbText(t, page) : t("error.no-page")} · ${productName}`}</title>;
}
