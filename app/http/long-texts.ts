import { faq as englishFaq } from "~/locales/en/pages/faq";
import { front as englishFront } from "~/locales/en/pages/front";
import { manual as englishManual } from "~/locales/en/pages/manual";
import { privacy as englishPrivacy } from "~/locales/en/pages/privacy";
import { terms as englishTerms } from "~/locales/en/pages/terms";
import { faq as spanishFaq } from "~/locales/es/pages/faq";
import { front as spanishFront } from "~/locales/es/pages/front";
import { manual as spanishManual } from "~/locales/es/pages/manual";
import { privacy as spanishPrivacy } from "~/locales/es/pages/privacy";
import { terms as spanishTerms } from "~/locales/es/pages/terms";
import { languageOf } from "./language";

const longTexts = {
  en: {
    terms: englishTerms,
    privacy: englishPrivacy,
    manual: englishManual,
    faq: englishFaq,
    front: englishFront,
  },
  es: {
    terms: spanishTerms,
    privacy: spanishPrivacy,
    manual: spanishManual,
    faq: spanishFaq,
    front: spanishFront,
  },
};

/** The long texts in the language of this request. They stay on the server: a page gets the one it shows. */
export const longTextsFor = async (request: Request) => longTexts[await languageOf(request)];
