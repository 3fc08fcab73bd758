import { type FieldSpec, phrases } from "./field-spec";
import * as words from "./number-words";

/** The customer's number with the vendor; on a statement the account. */
export const accountNumber: FieldSpec = {
  key: "accountNumber",
  candidates: "id",
  labels: [
    ...phrases(
      [
        "account",
        "acct",
        "a/c",
        "customer",
        "client",
        "cust",
        "customer account",
        "client account",
        "card",
        "membership",
        "consumer",
        "debtor",
        "your account",
        "subscriber",
        "primary account",
        "ca",
      ],
      ["number", "no", "num", "#", "id", "code", "nr", "nbr", "ref"],
    ),
    ...["account", "acct", "customer code", "account code", "primary account", "card number"],
    ...phrases(
      ["cliente", "de cliente", "cuenta", "de cuenta", "contrato", "de contrato", "de servicio"],
      words.spanishNumberWords,
    ),
    ...phrases(
      ["numero", "no", "num", "n", "codigo", "nro"],
      ["de cliente", "cliente", "de cuenta", "cuenta", "de contrato", "de servicio", "del cliente"],
    ),
    ...phrases(["kunden", "ihre kunden", "kunden-", "kd", "konto"], ["nummer", "nr", "no"]),
    ...["kundennr", "kundenreferenz", "debitor", "debitorennummer"],
    ...phrases(["client", "de client", "compte", "de compte"], words.frenchNumberWords),
    ...phrases(["numero", "no", "n", "code", "reference"], ["client", "de client", "de compte", "compte"]),
    ...[
      "codice cliente",
      "cod cliente",
      "numero cliente",
      "conto n",
      "klantnummer",
      "klantnr",
      "klant nr",
      "debiteurnummer",
      "relatienummer",
      "rekeningnummer",
      "numero de cliente",
      "codigo do cliente",
      "no cliente",
      "cliente no",
      "conta",
    ],
  ],
  weak: ["customer", "client", "kunde", "cliente", "klant", "debtor", "code client"],
  weights: { unlabelled: -4, "has-letters": 0 },
};
