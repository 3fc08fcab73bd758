import { partsOn } from "@engine/e-invoices/parts-on";
import type { XmlElement } from "@engine/reading/embedded-parts";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const element = (name: string, text: string, children: XmlElement[] = []): XmlElement => ({
  name,
  attributes: {},
  text,
  children,
});
const invoice = (number: string) => element("Invoice", "", [element("ID", number)]);
const numbersOn = (typed: string, ...numbers: string[]) =>
  partsOn({ xml: numbers.map(invoice), refused: 1, form: [] }, [pageOf(typed)]).xml.map(
    (root) => root.children[0]?.text,
  );

describe("the e-invoices of a file that belong to some of its pages", () => {
  it.each([
    ["Invoice number 2041-A", ["2041-A", "2042-A"], ["2041-A"]],
    ["Invoice number 2041 A", ["2041-A"], ["2041-A"]],
    ["Invoice number INV/2041", ["INV-2041"], ["INV-2041"]],
    ["Invoice number 20411", ["2041"], []],
    ["Invoice number 2041", [""], []],
    ["", ["2041"], []],
  ])("on %j of %j are %j", (typed, numbers, expected) => {
    expect(numbersOn(typed, ...numbers)).toEqual(expected);
  });

  it("are none for attachments that could not be read", () => {
    expect(partsOn({ xml: [], refused: 2, form: [] }, [pageOf("Invoice 2041")]).refused).toBe(0);
  });
});

it("form fields belong where their value is printed", () => {
  const form = [
    { name: "Vendor", tooltip: "", value: "Larkmoor Joinery" },
    { name: "Total", tooltip: "", value: "653.40" },
    { name: "Note", tooltip: "", value: "" },
  ];
  const parts = partsOn({ xml: [], refused: 0, form }, [pageOf("Larkmoor\nJoinery Ltd")]);
  expect(parts.form.map(({ name }) => name)).toEqual(["Vendor"]);
});
