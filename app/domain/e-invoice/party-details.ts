/** The details of a party, in the order of the form; the last ones are for one side only. */
export const partyDetailNames = [
  "country",
  "vatId",
  "taxId",
  "legalScheme",
  "legalId",
  "endpointScheme",
  "endpointId",
  "street",
  "city",
  "postCode",
  "contactName",
  "contactPhone",
  "contactMail",
  "iban",
  "paymentDays",
  "zeroCategory",
  "zeroReason",
  "unit",
  "buyerReference",
] as const;

export type PartyDetailName = (typeof partyDetailNames)[number];

/** The saved details of a party; missing ones are "". */
export type PartyDetails = Record<PartyDetailName, string>;

const ofSeller: readonly PartyDetailName[] = [
  "contactName",
  "contactPhone",
  "contactMail",
  "iban",
  "paymentDays",
  "zeroCategory",
  "zeroReason",
  "unit",
];

/** Whether a detail applies to a side. */
export const appliesToParty = (party: "seller" | "buyer", detail: PartyDetailName): boolean =>
  party === "seller" ? detail !== "buyerReference" : !ofSeller.includes(detail);

export const noDetails = Object.fromEntries(partyDetailNames.map((name) => [name, ""])) as PartyDetails;
