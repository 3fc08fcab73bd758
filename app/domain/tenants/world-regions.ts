/**
 * The countries of ISO 3166-1 by the regions and subregions of the United Nations' standard "Country or Area Codes for
 * Statistical Use" (M49, https://unstats.un.org/unsd/methodology/m49/). Taiwan, which M49 does not list, stands with its
 * neighbours. A test checks that each country is here once.
 */
export const worldRegions = {
  "Northern Africa": "DZ EG EH LY MA SD TN",
  "Eastern Africa": "BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW",
  "Middle Africa": "AO CD CF CG CM GA GQ ST TD",
  "Southern Africa": "BW LS NA SZ ZA",
  "Western Africa": "BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG",
  Caribbean: "AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
  "Central America": "BZ CR GT HN MX NI PA SV",
  "South America": "AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE",
  "Northern America": "BM CA GL PM US",
  "Central Asia": "KG KZ TJ TM UZ",
  "Eastern Asia": "CN HK JP KP KR MN MO TW",
  "South-eastern Asia": "BN ID KH LA MM MY PH SG TH TL VN",
  "Southern Asia": "AF BD BT IN IR LK MV NP PK",
  "Western Asia": "AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE",
  "Eastern Europe": "BG BY CZ HU MD PL RO RU SK UA",
  "Northern Europe": "AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ",
  "Southern Europe": "AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA",
  "Western Europe": "AT BE CH DE FR LI LU MC NL",
  "Australia and New Zealand": "AU CC CX HM NF NZ",
  Melanesia: "FJ NC PG SB VU",
  Micronesia: "FM GU KI MH MP NR PW UM",
  Polynesia: "AS CK NU PF PN TK TO TV WF WS",
  Antarctica: "AQ",
} as const;

export type WorldRegion = keyof typeof worldRegions;

const regions = new Map<string, WorldRegion>(
  Object.entries(worldRegions).flatMap(([region, countries]) =>
    countries.split(" ").map((code): [string, WorldRegion] => [code, region as WorldRegion]),
  ),
);

/** The region of a country; undefined for what is no country. */
export const regionOf = (countryCode: string): WorldRegion | undefined => regions.get(countryCode);
