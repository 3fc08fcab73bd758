import { describe, expect, test } from "vitest";
import { filledFields } from "~/platform/reader/pdf-filled-fields";

const rect = [10, 20, 110, 40];
const shown = { subtype: "Widget", fieldType: "Tx", fieldValue: "PO 12", rect };
const texts = (...annotations: object[]) =>
  filledFields(annotations, (x, y) => [x, 100 - y]).map((field) => field.text);

describe("what is filled into a PDF page", () => {
  test("a text field with its corners as shown", () => {
    const [field] = filledFields([{ ...shown, defaultAppearanceData: { fontSize: 9 } }], (x, y) => [
      x,
      100 - y,
    ]);
    expect(field).toEqual({
      text: "PO 12",
      lowerLeft: [10, 80],
      lowerRight: [110, 80],
      upperLeft: [10, 60],
      fontSize: 9,
    });
  });

  test.each([
    ["a choice", { ...shown, fieldType: "Ch", fieldValue: ["EUR"] }, ["EUR"]],
    ["a typed note", { subtype: "FreeText", contentsObj: { str: "urgent" }, rect }, ["urgent"]],
    ["a button", { ...shown, fieldType: "Btn", fieldValue: "On" }, []],
    ["a link", { subtype: "Link", rect }, []],
    ["a hidden field", { ...shown, annotationFlags: 2 }, []],
    ["a field not shown on screen", { ...shown, annotationFlags: 32 }, []],
    ["a password", { ...shown, password: true }, []],
    ["an empty field", { ...shown, fieldValue: "" }, []],
  ])("%s", (_name, annotation, expected) => {
    expect(texts(annotation)).toEqual(expected);
  });
});
