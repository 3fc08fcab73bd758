import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import type { Language } from "./language";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import { sv } from "./sv";

/** The languages that the engine reads. A phrase that two of them share is the first one's. */
export const languages: readonly Language[] = [en, es, de, fr, it, nl, pt, sv, pl];
