import type { XmlElement } from "../reading/embedded-parts";
import { addressOf } from "./address-of";
import { elementAt, elementsAt, textsAt } from "./xml-path";

/** What is known of a party: each list holds the most telling first. */
export type EmbeddedParty = {
  names: string[];
  address: string | undefined;
  taxNumbers: string[];
  ids: string[];
};

/** Reads a trade party: name and trading name, postal address, VAT number before the local one, identifiers. */
export function ciiParty(party: XmlElement | undefined): EmbeddedParty {
  if (!party) return { names: [], address: undefined, taxNumbers: [], ids: [] };
  const numbers = elementsAt(party, "SpecifiedTaxRegistration/ID");
  const ofScheme = (isVat: boolean) =>
    numbers.filter(({ attributes }) => (attributes.schemeID === "VA") === isVat).map(({ text }) => text);
  return {
    names: textsAt(party, "Name", "SpecifiedLegalOrganization/TradingBusinessName"),
    address: addressIn(elementAt(party, "PostalTradeAddress")),
    taxNumbers: [...ofScheme(true), ...ofScheme(false)].filter((text) => text !== ""),
    ids: textsAt(party, "ID"),
  };
}

function addressIn(address: XmlElement | undefined): string | undefined {
  const [postcode, city] = [textsAt(address, "PostcodeCode")[0], textsAt(address, "CityName")[0]];
  const [region, country] = [textsAt(address, "CountrySubDivisionName")[0], textsAt(address, "CountryID")[0]];
  const lines = textsAt(address, "LineOne", "LineTwo", "LineThree");
  return addressOf({ lines, postcode, city, region, country });
}
