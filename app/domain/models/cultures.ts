const tags =
  "af-ZA am-ET ar-AE ar-BH ar-DZ ar-EG ar-IQ ar-JO ar-KW ar-LB ar-LY ar-MA ar-OM ar-QA ar-SA ar-SY ar-TN ar-YE as-IN " +
  "az-AZ be-BY bg-BG bn-BD bn-IN bs-BA ca-ES cs-CZ cy-GB da-DK de-AT de-CH de-DE de-LI de-LU el-CY el-GR en-AE en-AU " +
  "en-BE en-BZ en-CA en-CY en-FJ en-GB en-GH en-HK en-IE en-IN en-JM en-KE en-MT en-MY en-NG en-NL en-NZ en-PG en-PH " +
  "en-PK en-SG en-TT en-UG en-US en-ZA en-ZM en-ZW es-AR es-BO es-CL es-CO es-CR es-CU es-DO es-EC es-ES es-GT es-HN " +
  "es-MX es-NI es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE et-EE eu-ES fa-IR fi-FI fil-PH fo-FO fr-BE fr-CA fr-CH " +
  "fr-CI fr-CM fr-DZ fr-FR fr-HT fr-LU fr-MA fr-MC fr-SN fr-TN ga-IE gd-GB gl-ES gu-IN ha-NG he-IL hi-IN hr-BA hr-HR " +
  "hu-HU hy-AM id-ID ig-NG is-IS it-CH it-IT it-SM ja-JP ka-GE kk-KZ km-KH kn-IN ko-KR ky-KG lb-LU lo-LA lt-LT lv-LV " +
  "mg-MG mi-NZ mk-MK ml-IN mn-MN mr-IN ms-BN ms-MY ms-SG mt-MT my-MM nb-NO ne-NP nl-BE nl-NL nl-SR nn-NO om-ET or-IN " +
  "pa-IN pl-PL ps-AF pt-AO pt-BR pt-CH pt-LU pt-MO pt-MZ pt-PT qu-PE rm-CH ro-MD ro-RO ru-BY ru-KZ ru-RU rw-RW se-NO " +
  "si-LK sk-SK sl-SI so-SO sq-AL sq-XK sr-BA sr-ME sr-RS sv-FI sv-SE sw-KE sw-TZ ta-IN ta-LK ta-SG te-IN tg-TJ th-TH " +
  "ti-ET tk-TM tn-ZA tr-CY tr-TR tt-RU ug-CN uk-UA ur-IN ur-PK uz-UZ vi-VN wo-SN xh-ZA yo-NG zh-CN zh-HK zh-MO zh-SG " +
  "zh-TW zu-ZA";

/** The cultures a model can have, as BCP 47 tags, sorted by tag. */
export const cultures: readonly string[] = tags.split(" ");

/** The culture of a new model whose tenant sits in a country that no other rule covers. */
const fallbackCulture = "en-GB";

/** The English-speaking, else the first listed culture of a country (ISO 3166), or the fallback. */
export function cultureOfCountry(countryCode: string): string {
  if (cultures.includes(`en-${countryCode}`)) return `en-${countryCode}`;
  return cultures.find((tag) => tag.endsWith(`-${countryCode}`)) ?? fallbackCulture;
}

/** The names of the cultures in a language, for a select, sorted by name. */
export function culturesNamedIn(language: string): { tag: string; name: string }[] {
  // "English (United Kingdom)", not "British English": whoever types the language finds all its countries.
  const names = new Intl.DisplayNames([language], { type: "language", languageDisplay: "standard" });
  const named = cultures.map((tag) => ({ tag, name: names.of(tag) ?? tag }));
  return named.sort((one, other) => one.name.localeCompare(other.name, language));
}
