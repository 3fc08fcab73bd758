import type { FieldSpec } from "./field-spec";

/** What the meter showed at the start of the period. */
export const previousRead: FieldSpec = {
  key: "previousRead",
  candidates: "number",
  best: ["previous reading", "previous read", "previous meter reading", "previous meter read"],
  labels: [
    ...["prior reading", "prior read", "last reading", "last read", "opening read", "opening reading"],
    ...["start read", "start reading", "beginning read", "begin read", "prev reading", "prev read"],
    ...["prev. reading", "from reading", "opening meter reading", "previous index"],
    ...["lectura anterior", "lectura previa", "lectura inicial", "ultima lectura"],
    ...["alter zahlerstand", "zahlerstand alt", "anfangszahlerstand", "zahlerstand anfang", "stand alt"],
    ...["ancien index", "index precedent", "ancien releve", "index debut", "index de debut"],
    ...["lettura precedente", "lettura iniziale", "beginstand", "vorige stand", "vorige meterstand"],
    "leitura anterior",
  ],
  weak: ["previous", "prior", "opening", "anterior"],
  weights: { unlabelled: -4, decimals: 0, whole: 0.3, grouped: 0.3, "currency-sign": -4, "kwh-unit": -1.5 },
};
