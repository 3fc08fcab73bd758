import { describe, expect, it } from "vitest";
import { csvRecords } from "~/domain/exports/read-csv";
import { orderFileLine, orderLinesOfRows, ordersHeading } from "~/domain/orders/orders-file";

const readOf = (text: string) => orderLinesOfRows([...csvRecords(text)]);

describe("a file of purchase orders", () => {
  it("is read by the headings of other programs, in English and Spanish", () => {
    const { taken, refused } = readOf(
      "Pedido;N\u00famero de proveedor;Cantidad;Precio unitario;Cerrado\nP-1;V1;1.234,50;2,5;s\u00ed\nP-1;V1;2;3;\n",
    );
    expect(refused).toEqual([]);
    expect(taken).toMatchObject([
      { number: "P-1", key: "P1", line: "1", quantity: 1234.5, unitPrice: 2.5, closed: true, received: null },
      { line: "2", quantity: 2, unitPrice: 3, closed: null },
    ]);
  });

  it("does not guess what a number means that can be read in two ways", () => {
    const head = "orderNumber,supplierNumber,quantity,unitPrice\n";
    expect(readOf(`${head}P-1,V1,"1,234",5\n`).refused).toEqual([{ row: 2, message: "orders.error.number" }]);
    expect(readOf(`${head}P-1,V1,"1,234",5.5\n`).taken).toMatchObject([{ quantity: 1234 }]);
  });

  it("names rows that are wrong and takes the others", () => {
    const { taken, refused } = readOf(
      [
        "orderNumber,supplierNumber,line,quantity,closed,currency",
        "P-1,V1,10,1,no,EUR",
        ",V1,10,1,no,EUR",
        "P-1,,10,1,no,EUR",
        "P-1,V1,20,,no,EUR",
        "P-1,V1,20,-4,no,EUR",
        "P-1,V1,20,4,perhaps,EUR",
        "P-1,V1,20,4,no,Euros",
        "P-1,V1,10,4,no,EUR",
      ].join("\n"),
    );
    expect(taken).toHaveLength(1);
    expect(refused.map(({ row, message }) => [row, message.replace(/.*error\./, "")])).toEqual([
      [3, "no-number"],
      [4, "no-supplier-number"],
      [5, "no-quantity"],
      [6, "number"],
      [7, "yes-or-no"],
      [8, "currency"],
      [9, "twice"],
    ]);
  });

  it("comes back as it was written", () => {
    const one = {
      number: "=P-1",
      supplierNumber: "V1",
      line: "10",
      itemCode: "A",
      description: 'Oak; "planed"',
      quantity: 10,
      unitPrice: 2.5,
      currency: "EUR",
      received: null,
      invoiced: 4,
      closed: false,
    };
    const { taken } = readOf(ordersHeading() + orderFileLine(one));
    expect(taken).toEqual([{ ...one, key: "P1", row: 2 }]);
  });
});
