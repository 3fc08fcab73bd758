import type { FieldSpec } from "./field-spec";

/** What the meter showed at the end of the period. */
export const currentRead: FieldSpec = {
  key: "currentRead",
  candidates: "number",
  best: ["current reading", "current read", "current meter reading", "current meter read"],
  labels: [
    ...["present reading", "present read", "this reading", "this read", "closing read", "closing reading"],
    ...["end read", "end reading", "ending read", "new reading", "latest reading", "meter reading"],
    ...["to reading", "closing meter reading", "present index", "curr reading", "curr read"],
    ...["lectura actual", "lectura final", "lectura nueva", "lectura presente"],
    ...["neuer zahlerstand", "zahlerstand neu", "endzahlerstand", "zahlerstand ende", "stand neu"],
    ...["nouvel index", "nouveau releve", "index actuel", "index fin", "index de fin"],
    ...["lettura attuale", "lettura finale", "eindstand", "nieuwe stand", "nieuwe meterstand"],
    "leitura atual",
  ],
  weak: ["current", "present", "closing", "actual"],
  weights: { unlabelled: -4, decimals: 0, whole: 0.3, grouped: 0.3, "currency-sign": -4, "kwh-unit": -1.5 },
};
