import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function movementsOf(typed: string, culture = "en-GB") {
  return extract([pageOf(typed)], extractionRequest("bank_statement", { culture })).lineItems.map(
    ({ cells }) => Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );
}

describe("movements of a statement", () => {
  it("gives money out a minus by its column", () => {
    const typed = `
      Date            Description            Paid out       Paid in       Balance
      03 Mar 2025     Rent                     600.00                      650.00
      14 Mar 2025     Salary                                1,500.00     2,150.00`;
    expect(movementsOf(typed)).toEqual([
      { date: "2025-03-03", description: "Rent", amount: "-600.00", balance: "650.00" },
      { date: "2025-03-14", description: "Salary", amount: "1500.00", balance: "2150.00" },
    ]);
  });

  it("takes the year of days from the period, and no amount or number for one", () => {
    const typed = `
      Statement period: 01/05/2023 - 28/05/2023
      Date       Description               Paid out       Paid in       Balance
      03 May     Rent                         21.50                      628.50
      Card ending 2030 ref 4 Jun 2030
      14 May     Salary                                   2,016.50     2,645.00`;
    expect(movementsOf(typed).map(({ date, amount }) => [date, amount])).toEqual([
      ["2023-05-03", "-21.50"],
      ["2023-05-14", "2016.50"],
    ]);
  });

  it("leaves the date of the value and a line of dates out of the words", () => {
    const typed = `
      01-05-2023     24-05-2023     S$22,800     22,058.11     50.00
      Fecha          F. valor       Concepto       Importe         Saldo
      03/05/2023     04/05/2023     Alquiler       -600.00        650.00
      14/05/2023     15/05/2023     Nomina        1,500.00      2,150.00`;
    expect(movementsOf(typed, "es-MX").map(({ description }) => description)).toEqual(["Alquiler", "Nomina"]);
  });

  it("gives money out a minus in German columns", () => {
    const typed = `
      Buchung         Buchungstext           Belastung     Gutschrift
      03.03.2025      Miete                     600,00
      14.03.2025      Gehalt                                1.500,00`;
    expect(movementsOf(typed, "de-DE").map(({ amount }) => amount)).toEqual(["-600.00", "1500.00"]);
  });

  it("believes printed signs rather than a heading above them", () => {
    const typed = `
      Money out
      604.50

      Date            Description            Amount
      03/03/2025      Rent                   -600.00
      09/03/2025      Coffee                   -4.50
      14/03/2025      Salary                1,500.00`;
    expect(movementsOf(typed).map(({ amount }) => amount)).toEqual(["-600.00", "-4.50", "1500.00"]);
  });

  it("lets the chain of balances give the sign where one column holds all", () => {
    const typed = `
      Date            Description            Amount       Balance
      02/03/2025      Opening deposit        900.00        900.00
      03/03/2025      Rent                   600.00        300.00`;
    expect(movementsOf(typed)[1]).toMatchObject({ amount: "-600.00", balance: "300.00" });
  });

  it("takes the year from the statement where the movements have none", () => {
    const typed = `
      Statement period 01/03/2025 to 31/03/2025
      Date     Description       Amount
      03/14    Coffee              4.20`;
    expect(movementsOf(typed, "en-US")).toEqual([
      { date: "2025-03-14", description: "Coffee", amount: "4.20" },
    ]);
  });
});

describe("dates of movements", () => {
  const rowsOf = (typed: string) =>
    extract([pageOf(typed)], extractionRequest("bank_statement", { culture: "en-GB" })).lineItems.map(
      ({ cells }) => [cells.date?.value, cells.amount?.value],
    );

  it("carry down where only the first row of a day has one", () => {
    expect(
      rowsOf(`
      Statement period 1 March 2024 to 31 March 2024
      Date             Details                     Amount
      4 March 2024     Card purchase Northgate      12.00
                       Card purchase Harbour        30.50
      5 March 2024     Salary Whitlock Ltd         900.00`),
    ).toEqual([
      ["2024-03-04", "12.00"],
      ["2024-03-04", "30.50"],
      ["2024-03-05", "900.00"],
    ]);
  });

  it("are read behind the day of the week", () => {
    expect(
      rowsOf(`
      Date                 Details                     Amount
      Thu, 7 Dec 2023      Card purchase Northgate      12.00`),
    ).toEqual([["2023-12-07", "12.00"]]);
  });

  it("take the year before that of the statement where they would lie long after it", () => {
    expect(
      rowsOf(`
      Statement date 15 January 2022
      Date       Details                     Amount
      20 Dec     Card purchase Northgate      12.00
      4 Jan      Card purchase Harbour        30.50`),
    ).toEqual([
      ["2021-12-20", "12.00"],
      ["2022-01-04", "30.50"],
    ]);
  });
});
