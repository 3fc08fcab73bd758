/**
 * What is written beside an amount for its currency, and which currencies (ISO 4217) it may stand for; the likeliest first.
 * Matched against text with its case kept: "RM" is a currency, "rm" is none.
 */
export const currencyMarks: readonly { mark: RegExp; currencies: readonly string[] }[] = [
  { mark: /\u20ac|\b[Ee]uros?\b/, currencies: ["EUR"] },
  { mark: /£/, currencies: ["GBP"] },
  { mark: /\u20b9|\bRs\.?(?![A-Za-z])/, currencies: ["INR"] },
  { mark: /\bRM(?![A-Za-z])/, currencies: ["MYR"] },
  { mark: /\bUS\$/, currencies: ["USD"] },
  { mark: /\bAU?\$/, currencies: ["AUD"] },
  { mark: /\bCA?\$/, currencies: ["CAD"] },
  { mark: /\bNZ\$/, currencies: ["NZD"] },
  { mark: /\bS\$/, currencies: ["SGD"] },
  { mark: /\bHK\$/, currencies: ["HKD"] },
  { mark: /\bMX\$/, currencies: ["MXN"] },
  { mark: /\bR\$/, currencies: ["BRL"] },
  { mark: /(?<![A-Za-z])\$/, currencies: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"] },
  { mark: /¥/, currencies: ["JPY", "CNY"] },
  { mark: /z\u0142/, currencies: ["PLN"] },
  { mark: /K\u010d/, currencies: ["CZK"] },
  { mark: /(?<![A-Za-z])kr\.?(?![A-Za-z])/, currencies: ["SEK", "NOK", "DKK", "ISK"] },
  ..."USD EUR GBP AUD NZD CAD INR MXN MYR SGD CHF JPY CNY HKD ZAR SEK NOK DKK PLN CZK BRL AED THB PHP IDR HUF RON BGN TRY HRK ISK"
    .split(" ")
    .map((code) => ({ mark: new RegExp(`(?<![A-Za-z])${code}(?![A-Za-z])`), currencies: [code] })),
];
