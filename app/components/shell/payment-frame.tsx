import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { BareFrame } from "./bare-frame";
import { DisplayMenu } from "./display-menu";

/** The frame of the payment pages: no navigation, no profile menu, no breadcrumb; only the way out of the account. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const bar = (
    <>
      <DisplayMenu />
      <form method="post" action="/logout">
        <button type="submit" className="bar-button text-sm text-accent underline">
          {t("logout.submit")}
        </button>
      </form>
    </>
  );
  return <BareFrame bar={bar}>{children}</BareFrame>;
}
