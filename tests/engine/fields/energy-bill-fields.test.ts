import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

const american = `
  Cedar Valley Gas & Electric
  Account Number: 4471 220 81        Statement date: 03/04/2026
  Service Address:                   Meter Number: G5528841
  812 Orchard Lane
  Springfield, IL 62704

  Previous reading    4,512
  Current reading     4,571
  Therms used            59

  Previous balance       $84.20
  Payments received     -$84.20
  Total amount due       $71.33`;

const spanish = `
  Energía del Norte, S.A.
  Dirección de suministro:         Contador nº: 88123417
  Calle Mayor 12
  28013 Madrid

  Lectura anterior   1.204
  Lectura actual     1.514
  Consumo total:     310 kWh
  Saldo anterior     45,10 €
  Pagos recibidos    45,10 €
  Importe total      62,40 €`;

describe("fields of energy bills", () => {
  it.each([
    ["serviceAddress", "812 Orchard Lane, Springfield, IL 62704"],
    ["meterNumber", "G5528841"],
    ["previousRead", "4512"],
    ["currentRead", "4571"],
    ["usageTherms", "59"],
    ["previousBalance", "84.20"],
    ["paymentsReceived", "-84.20"],
  ])("%s on an American bill", (key, value) => {
    expect(extractedValue(key, american, { kind: "energy_bill" })).toBe(value);
  });

  it.each([
    ["serviceAddress", "Calle Mayor 12, 28013 Madrid"],
    ["meterNumber", "88123417"],
    ["previousRead", "1204"],
    ["currentRead", "1514"],
    ["previousBalance", "45.10"],
    ["paymentsReceived", "45.10"],
  ])("%s on a Spanish bill", (key, value) => {
    expect(extractedValue(key, spanish, { kind: "energy_bill", culture: "es-ES", currency: "EUR" })).toBe(
      value,
    );
  });

  it("asks for none of them on a bill that has none", () => {
    const bill = "Total amount due $71.33";
    for (const key of ["serviceAddress", "meterNumber", "previousRead", "paymentsReceived"])
      expect(extractedValue(key, bill, { kind: "energy_bill" })).toBeUndefined();
  });
});
