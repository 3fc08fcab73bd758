import { readBankAccount } from "@fieldwise/engine/payments";
import { taxIdOf } from "@fieldwise/engine/results";
import { z } from "zod";
import { holdsCardNumber, noCardNumber } from "../billing/card-number";
import { decodeRowCursor } from "../listing/row-cursor";
import { accountDecisions } from "./account-decision";

/** Suppliers that an organization may have: what the largest customers of such software keep. */
export const maxSuppliers = 50_000;

const id = z.string().min(1).max(64);
const text = (most: number) => z.string().trim().max(most, "suppliers.error.too-long").default("");
const list = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[|\r\n]/).map((part) => part.trim()) : value),
  z
    .array(z.string().trim().max(200, "suppliers.error.too-long"))
    .max(20, "suppliers.error.too-many-names")
    .transform((items) => [...new Set(items.filter((item) => item !== ""))])
    .default([]),
);

/** A tax number whose check digits do not hold is a slip; one of a kind without check digits is taken as it is. */
const isTaxNumber = (number: string) =>
  number.replace(/[^\p{L}\p{N}]/gu, "").length >= 5 && taxIdOf(number)?.proven !== false;

const flag = z.preprocess((value) => {
  if (typeof value !== "string") return value ?? false;
  const word = value.trim().toLowerCase();
  if (["1", "true", "on", "yes", "y", "si", "s\u00ed", "x"].includes(word)) return true;
  return ["", "0", "false", "off", "no", "n"].includes(word) ? false : value;
}, z.boolean("suppliers.error.yes-or-no"));

/** What people, files and the API say of a supplier; "" is nothing. */
const supplierShape = {
  number: text(60),
  name: z
    .string()
    .trim()
    .min(1, "suppliers.error.no-name")
    .max(200, "suppliers.error.too-long")
    .refine(...noCardNumber),
  otherNames: list.refine((names) => !names.some(holdsCardNumber), "form.card-number"),
  taxNumbers: list.refine((numbers) => numbers.every(isTaxNumber), "suppliers.error.tax-number"),
  country: z
    .preprocess(
      (value) => (typeof value === "string" ? value.trim().toUpperCase() : (value ?? "")),
      z.string().regex(/^(?:[A-Z]{2})?$/, "suppliers.error.country"),
    )
    .default(""),
  currency: z
    .preprocess(
      (value) => (typeof value === "string" ? value.trim().toUpperCase() : (value ?? "")),
      z.string().regex(/^(?:[A-Z]{3})?$/, "suppliers.error.currency"),
    )
    .default(""),
  email: z
    .preprocess(
      (value) => value ?? "",
      z.union([z.literal(""), z.email("suppliers.error.email").max(254, "suppliers.error.too-long")], {
        error: "suppliers.error.email",
      }),
    )
    .default(""),
  defaultAccount: text(60),
  orderRequired: flag,
};

export const supplierInput = z.object(supplierShape);
export type SupplierInput = z.output<typeof supplierInput>;
export const editSupplierInput = z.object({ supplierId: id, ...supplierShape });
export const supplierIdInput = z.object({ supplierId: id });

/** A bank account as it is written down, made what accounts are compared by. */
const bankAccountText = z
  .string()
  .trim()
  .max(100, "suppliers.error.too-long")
  .transform((written, context) => {
    const account = readBankAccount(written);
    if (account) return account;
    context.addIssue({ code: "custom", message: "suppliers.error.bank-account" });
    return z.NEVER;
  });

export const addAccountInput = z.object({
  supplierId: id,
  // What came out goes in again: forms parse, and operations parse again.
  account: z.union([
    bankAccountText,
    z.object({ key: z.string() }).transform(({ key }) => readBankAccount(key) ?? z.NEVER),
  ]),
});
export const removeAccountInput = z.object({ supplierId: id, accountId: id });

const cursor = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .string()
    .max(500)
    .refine((value) => decodeRowCursor(value) !== null, "documents.error.not-a-cursor")
    .optional(),
);

export const listSuppliersInput = z.object({
  search: z.string().trim().max(100).default(""),
  cursor,
  size: z.coerce.number("documents.error.not-a-size").int().min(1).max(100).default(50),
});

export const supplierPageInput = z.object({ supplierId: id, before: z.string().max(64).optional() });

/** Bytes of one file: 5,000 rows with everything in them. */
export const maxSupplierFileBytes = 1_000_000;

export const importSuppliersInput = z.object({
  text: z.string().max(maxSupplierFileBytes, "suppliers.error.file-too-large"),
  apply: z.boolean().default(false),
});

export const verifyAccountInput = z.object({
  documentId: id,
  modelId: id.optional(),
  revision: z.coerce.number().int().min(0),
  decision: z.enum(accountDecisions, "suppliers.error.decision"),
});
