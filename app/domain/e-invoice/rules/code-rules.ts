import { currencies } from "../../models/currencies";
import { isCountryCode } from "../../tenants/countries";
import { endpointSchemes, registerSchemes } from "../endpoint-schemes";
import { isValidIban } from "../iban";
import { isUnitCode } from "../unit-codes";
import { buyer, type EInvoiceRule, lineRule, rule, seller } from "./rule";

/** XI and EL are prefixes of VAT identifiers only; XK is no country of ISO 3166. */
const isCountry = (code: string | null) => code === null || isCountryCode(code);
const isIcd = (scheme: string) => scheme === "" || registerSchemes.has(scheme);
const isScheme = (scheme: string) => scheme === "" || endpointSchemes.has(scheme);
const code = "code";

/** Values that must be from a list (BR-CL), and account numbers that must be real. */
export const codeRules: readonly EInvoiceRule[] = [
  rule("BR-CL-03", ["BT-5"], code, ({ currency }) => currency === null || currencies.includes(currency)),
  rule("BR-CL-14", ["BT-40"], code, ({ seller }) => isCountry(seller.country), seller("country")),
  rule("BR-CL-14", ["BT-55"], code, ({ buyer }) => isCountry(buyer.country), buyer("country")),
  rule(
    "BR-CL-11",
    ["BT-30"],
    code,
    ({ seller }) => isIcd(seller.legalId?.scheme ?? ""),
    seller("legalScheme"),
  ),
  rule("BR-CL-11", ["BT-47"], code, ({ buyer }) => isIcd(buyer.legalId?.scheme ?? ""), buyer("legalScheme")),
  rule(
    "BR-CL-25",
    ["BT-34"],
    code,
    ({ seller }) => isScheme(seller.endpoint?.scheme ?? ""),
    seller("endpointScheme"),
  ),
  rule(
    "BR-CL-25",
    ["BT-49"],
    code,
    ({ buyer }) => isScheme(buyer.endpoint?.scheme ?? ""),
    buyer("endpointScheme"),
  ),
  lineRule("BR-CL-23", ["BT-130"], code, ({ unit }) => unit === null || isUnitCode(unit), seller("unit")),
  rule(
    "BR-DE-19",
    ["BT-84"],
    "iban",
    ({ payment: { account } }) => account === null || isValidIban(account),
    seller("iban"),
  ),
];
