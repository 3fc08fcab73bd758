import type { i18n } from "i18next";
import { useTranslation as useWhole } from "react-i18next";
import type { Translate } from "./translate";

/**
 * The translations for a component: `t` refuses a key that no English file has. The resources type of i18next would say so
 * too, but the compiler ends with an internal error over so many keys.
 */
export const useTranslation = useWhole as unknown as () => { t: Translate; i18n: i18n };
