import { z } from "zod";
import { noCardNumber } from "../billing/card-number";
import { vatCategories } from "./e-invoice";
import type { PartyDetails } from "./party-details";

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, "einvoice.error.too-long")
    .regex(/^\P{Cc}*$/u, "einvoice.error.text");
const shape = (wanted: RegExp, message: string, most: number) =>
  line(most).refine((value) => value === "" || wanted.test(value), message);
const text = (most: number) => line(most).default("");
/** A line of an address. Identifiers are left out: theirs may pass the check of a card by chance. */
const addressLine = (most: number) =>
  line(most)
    .refine(...noCardNumber)
    .default("");
const shaped = (wanted: RegExp, message: string, most = 60) => shape(wanted, message, most).default("");
const upper = (wanted: RegExp, message: string) =>
  z
    .string()
    .default("")
    .transform((value) => value.replace(/[\s.-]/g, "").toUpperCase())
    .pipe(shape(wanted, message, 60));

/** Spaces and lower case of identifiers do not matter. */
const details = z.object({
  country: upper(/^[A-Z]{2}$/, "einvoice.error.country"),
  vatId: upper(/^[A-Z]{2}[0-9A-Z+*]{2,18}$/, "einvoice.error.vat-id"),
  taxId: text(60),
  legalScheme: shaped(/^\d{4}$/, "einvoice.error.scheme"),
  legalId: text(60),
  endpointScheme: upper(/^(?:\d{4}|AN|AQ|AS|AU|EM)$/, "einvoice.error.scheme"),
  endpointId: text(200),
  street: addressLine(200),
  city: addressLine(100),
  postCode: addressLine(20),
  contactName: addressLine(100),
  contactPhone: shaped(/(?:\d.*){3}/, "einvoice.error.phone"),
  contactMail: shaped(/^[^\s@.][^\s@]*[^\s@.]@[^\s@.][^\s@]*[^\s@.]$/, "einvoice.error.mail", 200),
  iban: upper(/^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/, "einvoice.error.iban"),
  paymentDays: shaped(/^(?:[0-9]|[1-9][0-9]|[1-3][0-9]{2})$/, "einvoice.error.days"),
  zeroCategory: text(2).refine(
    (value) => value === "" || (value !== "S" && vatCategories.some((category) => category === value)),
    "einvoice.error.category",
  ),
  zeroReason: text(200),
  unit: upper(/^[A-Z0-9]{2,3}$/, "einvoice.error.unit"),
  buyerReference: text(100),
}) satisfies z.ZodType<PartyDetails, unknown>;

/** An electronic address as participants of Peppol write it: the scheme, a colon, the identifier. */
const written = /^\s*(\d{4}|A[NQSU]|EM)\s*:\s*(.*)$/is;

/** The details as they are typed. The scheme may also be put before the electronic address, as in "9932:GB123456782". */
export const partyDetailsInput = z.preprocess((typed) => {
  const { endpointScheme, endpointId, ...others } = Object(typed) as Record<string, unknown>;
  const [, scheme, id] = written.exec(String(endpointId ?? "")) ?? [];
  return {
    ...others,
    ...(scheme ? { endpointScheme: scheme, endpointId: id } : { endpointScheme, endpointId }),
  };
}, details) satisfies z.ZodType<PartyDetails, unknown>;
