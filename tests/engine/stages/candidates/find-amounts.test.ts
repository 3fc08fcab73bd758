import { pageOf } from "@tests/support/page-of";
import { expect, it } from "vitest";
import { candidatesOn } from "./candidates-on";

const numbersOn = (typed: string) => candidatesOn(pageOf(typed)).number;

it.each([
  ["$ 45.00", "45.00"],
  ["Total 64. 15", "64.15"],
  ["Usage 1,240kWh", "1240"],
  ["Used 38.6 therms", "38.6"],
  ["Saldo 1.250,00 -", "-1250.00"],
])("%s holds %s", (typed, value) => {
  expect(numbersOn(typed).map((found) => found.value)).toContain(value);
});

it.each([
  ["1,240 kWh", "kwh-unit"],
  ["1,240kWh", "kwh-unit"],
  ["38 therms", "therm-unit"],
  ["12 m³", "volume-unit"],
  ["30 days", "other-unit"],
])("%s is marked %s", (typed, fact) => {
  expect([...(numbersOn(typed)[0]?.facts ?? [])]).toContain(fact);
});
