import { cashPayments } from "@engine/stages/decoding/cash-payments";
import { describe, expect, it } from "vitest";
import { seenIn } from "../../support/seen";

const paymentsOn = (typed: string, culture = "en-GB") =>
  cashPayments(seenIn(typed, { kind: "receipt", culture }));

describe("cash given and change returned", () => {
  it.each([
    ["English", "en-GB", "Total      41.50\nCash       50.00\nChange      8.50"],
    ["a Malaysian till", "en-MY", "Total      41.50\nTendered   50.00\nChange Due  8.50"],
    ["Spanish", "es-ES", "Total      41,50\nEfectivo   50,00\nCambio      8,50"],
    ["German", "de-DE", "Summe      41,50\nGegeben    50,00\nRückgeld    8,50"],
    ["French", "fr-FR", "Total      41,50\nEspèces    50,00\nRendu       8,50"],
    ["Italian", "it-IT", "Totale     41,50\nContanti   50,00\nResto       8,50"],
  ])("are read from a receipt: %s", (_name, culture, typed) => {
    expect(paymentsOn(typed, culture)).toEqual([{ cash: 5_000, change: 850 }]);
  });

  it("may leave no change", () => {
    expect(paymentsOn("Cash       41.50\nChange      0.00")).toEqual([{ cash: 4_150, change: 0 }]);
  });

  it.each([
    ["no change is printed", "Total 41.50\nCash 50.00"],
    ["no cash is printed", "Total 41.50\nChange 8.50"],
    ["nothing is left of it", "Cash 8.50\nChange 8.50"],
    ["more is returned than was given", "Cash 8.50\nChange 50.00"],
    ["the amounts have no cents", "Cash 50\nChange 8"],
    ["the words stand behind the amounts", "50.00 Cash\n8.50 Change"],
  ])("say nothing where %s", (_name, typed) => expect(paymentsOn(typed)).toEqual([]));

  it("are paired each with each", () => {
    expect(paymentsOn("Cash       50.00\nCash       20.00\nChange      8.50")).toEqual([
      { cash: 5_000, change: 850 },
      { cash: 2_000, change: 850 },
    ]);
  });
});
