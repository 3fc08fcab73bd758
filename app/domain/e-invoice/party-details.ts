/** What is asked of a party once, in the order of the form; the last ones are asked of one side only. */
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

/** What is remembered of a party; what nobody said is "". */
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

/** Whether a side is ever asked for a detail. */
export const isAskedOf = (party: "seller" | "buyer", detail: PartyDetailName): boolean =>
  party === "seller" ? detail !== "buyerReference" : !ofSeller.includes(detail);

export const noDetails = Object.fromEntries(partyDetailNames.map((name) => [name, ""])) as PartyDetails;
