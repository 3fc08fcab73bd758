import { useTranslation } from "react-i18next";
import { productName } from "~/domain/product";
import { crumbText, useCrumbs } from "./use-crumbs";

/** The window's title: the last step of the breadcrumb and the product. */
export function PageTitle() {
  const { t } = useTranslation();
  const page = useCrumbs().at(-1);
  return <title>{page ? `${crumbText(t, page)} · ${productName}` : productName}</title>;
}
