import { Link } from "@remix-run/react";
import type { PurchaseNeed, PurchaseRemedy } from "~/domain/erp/purchase-fields";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Props = { modelId: string; needs: readonly PurchaseNeed[]; remedy: PurchaseRemedy };

/** Which values required by Dynamics 365 a model does not read, and what to do about it. */
export function MissingErpFields({ modelId, needs, remedy }: Props) {
  const { t } = useTranslation();
  return (
    <Notice kind="problem">
      <div className="grid max-w-3xl gap-2">
        <p>{t("erp.lacks")}</p>
        <ul className="list-disc pl-6">
          {needs.map((need) => (
            <li key={need}>{t(`erp.lacks.${need}`)}</li>
          ))}
        </ul>
        <p>
          {t(`erp.lacks.remedy.${remedy}`)}{" "}
          <Link className="link" to={`/aimodels/edit-aimodel/${modelId}`}>
            {t("erp.lacks.edit")}
          </Link>
        </p>
      </div>
    </Notice>
  );
}
