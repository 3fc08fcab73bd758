import { describe, expect, it } from "vitest";
import { defaultColumns, possibleColumns } from "~/domain/documents/list-columns";
import { baseModels } from "~/domain/models/base-models";

const field = (key: string, line = false) => ({ key, line });

describe("the columns of whoever has not chosen any", () => {
  it("say who, which, when and how much, in this order", () => {
    const fields = ["total", "dueDate", "invoiceDate", "invoiceNumber", "vendorName"].map((key) =>
      field(key),
    );
    expect(defaultColumns({ fields })).toEqual([
      "field.vendorName",
      "field.invoiceNumber",
      "field.invoiceDate",
      "field.total",
      "receivedOn",
    ]);
  });

  it("are the first four fields of a model that has none of these", () => {
    const fields = ["a", "b", "c", "d", "e"].map((key) => field(key));
    expect(defaultColumns({ fields: [field("quantity", true), ...fields] })).toEqual([
      "field.a",
      "field.b",
      "field.c",
      "field.d",
      "receivedOn",
    ]);
  });

  it.each(baseModels)("are among those that $name can show, and say more than when it came", ({ fields }) => {
    const columns = defaultColumns({ fields });
    expect(possibleColumns({ fields })).toEqual(expect.arrayContaining(columns));
    expect(columns.length).toBeGreaterThan(3);
  });
});
