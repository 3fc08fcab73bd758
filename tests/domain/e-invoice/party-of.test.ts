import { describe, expect, it } from "vitest";
import { noDetails, type PartyDetails } from "~/domain/e-invoice/party-details";
import { partyKeysOf } from "~/domain/e-invoice/party-key";
import { partyOf } from "~/domain/e-invoice/party-of";

const said = (details: Partial<PartyDetails> = {}): PartyDetails => ({ ...noDetails, ...details });
const withNumber = (taxNumber: string | null, details: Partial<PartyDetails> = {}) =>
  partyOf({ name: "Quay Ltd", address: null, taxNumber }, said(details));

describe("a party of an e-invoice", () => {
  it("takes a printed VAT identifier however it is spaced, with its country", () => {
    expect(withNumber("DE 136 695 976")).toMatchObject({
      vatId: "DE136695976",
      taxId: null,
      country: "DE",
      endpoint: { scheme: "9930", id: "DE136695976" },
    });
  });

  it.each([
    ["EL094019245", "GR", { scheme: "9933", id: "EL094019245" }],
    ["XI123456789", "GB", { scheme: "9932", id: "XI123456789" }],
    ["BE0403170701", "BE", { scheme: "0208", id: "0403170701" }],
    ["BE403170701", "BE", { scheme: "0208", id: "0403170701" }],
    ["DK13585628", "DK", { scheme: "0184", id: "DK13585628" }],
    ["NO974760673MVA", "NO", { scheme: "0192", id: "974760673" }],
    ["SE556012579001", "SE", { scheme: "0007", id: "5560125790" }],
    ["IT00743110157", "IT", { scheme: "0211", id: "IT00743110157" }],
  ])("%s is of %s and an address of its register", (number, country, endpoint) => {
    expect(withNumber(number)).toMatchObject({ country, endpoint });
  });

  it("does not take a Mexican RFC that begins with ES for a Spanish VAT identifier", () => {
    expect(withNumber("ESC110316H4A")).toMatchObject({ vatId: null, taxId: "ESC110316H4A" });
    expect(withNumber("ESB58818501")).toMatchObject({ vatId: "ESB58818501", id: null });
  });

  it("tells who it is by the number of the tax office where there is no other (BT-29)", () => {
    expect(withNumber("36AABCD3058K1ZM")).toMatchObject({ id: "36AABCD3058K1ZM", taxId: "36AABCD3058K1ZM" });
    expect(withNumber("DE136695976").id).toBeNull();
    expect(withNumber("51 824 753 556").id).toBeNull();
    expect(withNumber(null).id).toBeNull();
  });

  it("puts the country before a national number whose check digit is right", () => {
    expect(withNumber("B58818501")).toMatchObject({ vatId: "ESB58818501", country: "ES" });
  });

  it("takes an ABN for a tax number and for the address", () => {
    expect(withNumber("51 824 753 556")).toMatchObject({
      vatId: null,
      taxId: "51824753556",
      legalId: { scheme: "0151", id: "51824753556" },
      endpoint: { scheme: "0151", id: "51824753556" },
      country: "AU",
    });
  });

  it("keeps a number that it does not know as it is printed", () => {
    expect(withNumber(" 27/123/45678 ")).toMatchObject({ vatId: null, taxId: "27/123/45678" });
    expect(withNumber(null)).toMatchObject({ vatId: null, taxId: null, legalId: null, endpoint: null });
    expect(withNumber("  ")).toMatchObject({ taxId: null });
  });

  it("lets what was said win over the paper, detail by detail", () => {
    const party = partyOf(
      { name: "Quay", address: "Hauptstr. 5\n10115 Berlin\nGermany", taxNumber: "DE136695976" },
      said({ city: "Potsdam", vatId: "DE811907980", contactMail: "a@quay.example" }),
    );
    expect(party).toMatchObject({
      vatId: "DE811907980",
      street: "Hauptstr. 5",
      postCode: "10115",
      city: "Potsdam",
      contact: { name: null, phone: null, mail: "a@quay.example" },
    });
  });

  it("finds the country in this order: said, number, address", () => {
    const paper = { name: null, address: "Rue 1\n75001 Paris\nFrance", taxNumber: "DE136695976" };
    expect(partyOf(paper, said({ country: "AT" })).country).toBe("AT");
    expect(partyOf(paper, said()).country).toBe("DE");
    expect(partyOf({ ...paper, taxNumber: null }, said()).country).toBe("FR");
  });

  it("takes an address that was said, and a mail address for one", () => {
    expect(withNumber(null, { endpointId: "x@quay.example" }).endpoint).toEqual({
      scheme: "EM",
      id: "x@quay.example",
    });
    expect(withNumber(null, { endpointId: "123" }).endpoint).toEqual({ scheme: "", id: "123" });
    expect(withNumber(null, { endpointId: "123", endpointScheme: "0088" }).endpoint).toEqual({
      scheme: "0088",
      id: "123",
    });
  });

  it("takes a legal number that was said under its scheme", () => {
    expect(withNumber("51824753556", { legalId: "HRB 5", legalScheme: "0204" }).legalId).toEqual({
      scheme: "0204",
      id: "HRB 5",
    });
  });
});

describe("the keys of a party", () => {
  it("are its tax number, then its name, and spelling does not matter", () => {
    expect(partyKeysOf({ name: "Café Müller & Co.", taxNumber: "DE 136.695-976" })).toEqual([
      "tax:DE136695976",
      "name:CAFEMULLERCO",
    ]);
    expect(partyKeysOf({ name: "CAFE MULLER CO", taxNumber: null })).toEqual(["name:CAFEMULLERCO"]);
  });

  it("are none for nobody", () => {
    expect(partyKeysOf({ name: " - ", taxNumber: "" })).toEqual([]);
  });
});
