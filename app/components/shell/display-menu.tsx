import { useTranslation } from "~/locales/use-translation";
import { DisplayControls } from "./display-controls";
import { isPopover, opensPopover } from "./popover";

/** Language, font size and colours: in the top bar where it is wide enough, else behind one button. */
export function DisplayMenu() {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" {...opensPopover("display-menu")} className="bar-button lg:hidden">
        <span aria-hidden="true">Aa</span>
        <span className="sr-only">{t("shell.display")}</span>
      </button>
      <div
        {...isPopover("display-menu")}
        className="popover-panel w-64 p-3 lg:static lg:flex lg:w-auto lg:border-0 lg:p-0 lg:shadow-none"
      >
        <DisplayControls />
      </div>
    </>
  );
}
