import type { XmlElement } from "../reading/embedded-parts";
import { addressOf } from "./address-of";
import type { EmbeddedParty } from "./cii-party";
import { elementAt, elementsAt, textsAt } from "./xml-path";

/** Reads a party: legal and trading name, postal address, VAT number before other registrations, identifiers. */
export function ublParty(party: XmlElement | undefined): EmbeddedParty {
  if (!party) return { names: [], address: undefined, taxNumbers: [], ids: [] };
  const schemes = elementsAt(party, "PartyTaxScheme");
  const isVat = (scheme: XmlElement) => textsAt(scheme, "TaxScheme/ID")[0] === "VAT";
  const sorted = [...schemes.filter(isVat), ...schemes.filter((scheme) => !isVat(scheme))];
  return {
    names: textsAt(party, "PartyLegalEntity/RegistrationName", "PartyName/Name"),
    address: ublAddress(elementAt(party, "PostalAddress")),
    taxNumbers: sorted.flatMap((scheme) => textsAt(scheme, "CompanyID")),
    ids: textsAt(party, "PartyIdentification/ID"),
  };
}

/** A UBL address as one line. */
export function ublAddress(address: XmlElement | undefined): string | undefined {
  const [postcode, city] = [textsAt(address, "PostalZone")[0], textsAt(address, "CityName")[0]];
  const street = [textsAt(address, "StreetName")[0], textsAt(address, "BuildingNumber")[0]].filter(Boolean);
  const more = textsAt(address, "AdditionalStreetName", "AddressLine/Line");
  const region = textsAt(address, "CountrySubentity")[0];
  const country = textsAt(address, "Country/IdentificationCode")[0];
  return addressOf({ lines: [street.join(" "), ...more], postcode, city, region, country });
}
