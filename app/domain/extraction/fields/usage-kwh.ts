import type { FieldSpec } from "./field-spec";

/** The energy used in the period, in kilowatt hours. */
export const usageKwh: FieldSpec = {
  key: "usageKwh",
  candidates: "number",
  labels: [
    ...[
      "total kwh",
      "kwh used",
      "total usage",
      "energy used",
      "kwh usage",
      "usage",
      "electricity used",
      "total kwh used",
      "consumption",
      "total consumption",
      "kwh",
      "electric usage",
      "total energy",
      "units consumed",
      "billed units",
      "electricity consumption",
      "energy charge",
    ],
    ...[
      "consumo",
      "consumo total",
      "energia consumida",
      "consumo kwh",
      "energia activa",
      "verbrauch",
      "gesamtverbrauch",
      "stromverbrauch",
      "consommation",
      "consumi",
      "verbruik",
      "consumo faturado",
    ],
  ],
  weights: { "kwh-unit": 3, unlabelled: -1.5 },
};
