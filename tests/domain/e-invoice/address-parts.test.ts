import { describe, expect, it } from "vitest";
import { type AddressParts, addressParts } from "~/domain/e-invoice/address-parts";

const parts = (
  street: string | null,
  postCode: string | null,
  city: string | null,
  country: string | null,
  region: string | null = null,
) => ({ street, postCode, city, region, country }) satisfies AddressParts;

describe("an address taken apart", () => {
  it.each<[address: string, told: AddressParts]>([
    ["Hauptstr. 5\n10115 Berlin\nDeutschland", parts("Hauptstr. 5", "10115", "Berlin", "DE")],
    ["Hauptstr. 5, D-10115 Berlin", parts("Hauptstr. 5", "10115", "Berlin", "DE")],
    ["Rue Haute 12; 1000 Bruxelles; Belgique", parts("Rue Haute 12", "1000", "Bruxelles", "BE")],
    ["B-1000 Bruxelles", parts(null, "1000", "Bruxelles", "BE")],
    ["Keizersgracht 1\n1015 CJ Amsterdam", parts("Keizersgracht 1", "1015 CJ", "Amsterdam", null)],
    ["ul. Prosta 51\n00-838 Warszawa\nPolska", parts("ul. Prosta 51", "00-838", "Warszawa", "PL")],
    ["Rua Augusta 1\n1100-048 Lisboa", parts("Rua Augusta 1", "1100-048", "Lisboa", null)],
    ["Kungsgatan 4\n111 43 Stockholm\nSverige", parts("Kungsgatan 4", "111 43", "Stockholm", "SE")],
    ["1 Main St, Springfield, IL 62701", parts("1 Main St", "62701", "Springfield", "US", "IL")],
    ["1 Main St\nSpringfield, IL 62701-1234", parts("1 Main St", "62701-1234", "Springfield", "US", "IL")],
    ["12 High St\nPerth WA 6000", parts("12 High St", "6000", "Perth", "AU", "WA")],
    [
      "Unit 2, 12 High St\nPerth WA 6000\nAustralia",
      parts("Unit 2, 12 High St", "6000", "Perth", "AU", "WA"),
    ],
    ["10 Downing Street\nLondon SW1A 2AA", parts("10 Downing Street", "SW1A 2AA", "London", "GB")],
    ["10 Downing Street\nLondon SW1A 2AA\nEngland", parts("10 Downing Street", "SW1A 2AA", "London", "GB")],
    [
      "Av. Reforma 222, Col. Juárez, C.P. 06600, Ciudad de México",
      parts("Av. Reforma 222, Col. Juárez", "06600", "Ciudad de México", null),
    ],
    ["C.P. 06600, Ciudad de México, México", parts(null, "06600", "Ciudad de México", "MX")],
    [
      "Av. Reforma 222\nCP 06600 Ciudad de México",
      parts("Av. Reforma 222", "06600", "Ciudad de México", null),
    ],
    ["Calle 5, Mérida, C.P.: 97000", parts("Calle 5", "97000", "Mérida", null)],
    ["Calle 5 nº 3, Mérida C.P. 97000", parts("Calle 5 nº 3", "97000", "Mérida", null)],
    ["12 Harbour Road, Dublin D02 X285, Ireland", parts("12 Harbour Road", "D02 X285", "Dublin", "IE")],
    ["1 Quay St\nDublin 2\nD02 X285", parts("1 Quay St", "D02 X285", "Dublin 2", "IE")],
    ["1 Quay St, Cork, T12AC34", parts("1 Quay St", "T12AC34", "Cork", "IE")],
    ["10 Downing Street, London, SW1A 2AA", parts("10 Downing Street", "SW1A 2AA", "London", "GB")],
    ["Calle 5, C.P. 97000", parts("Calle 5, C.P. 97000", null, null, null)],
    ["12 MG Road\nMumbai 400001\nIndia", parts("12 MG Road", "400001", "Mumbai", "IN")],
  ])("%j", (address, told) => {
    expect(addressParts(address)).toEqual(told);
  });

  it("says nothing of what tells nothing", () => {
    for (const address of [null, "", " \n , ; "])
      expect(addressParts(address)).toEqual(parts(null, null, null, null));
    expect(addressParts("Somewhere")).toEqual(parts("Somewhere", null, null, null));
  });

  it("knows the country in other languages, however it is written", () => {
    const of = (name: string) => addressParts(`Street 1\n1000 Town\n${name}`).country;
    expect(["ESPAÑA", "Österreich", "Países Bajos", "Royaume-Uni", "U.S.A.", "EE. UU."].map(of)).toEqual([
      "ES",
      "AT",
      "NL",
      "GB",
      "US",
      "US",
    ]);
  });

  it("lets a country that is known otherwise win", () => {
    expect(addressParts("Hauptstr. 5, 10115 Berlin, Germany", "AT").country).toBe("AT");
    expect(addressParts("", "NZ")).toEqual(parts(null, null, null, "NZ"));
  });
});
