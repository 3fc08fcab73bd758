import { describe, expect, it } from "vitest";
import { correctionsIn, fieldNamesOf, foldName } from "~/domain/replies/corrections-in";

const names = fieldNamesOf([
  { key: "total", names: ["Total", "Importe total"] },
  { key: "dueDate", names: ["Due date", "Fecha de vencimiento", "dueDate"] },
  { key: "own:1", names: ["Número de obra"] },
  { key: "own:2", names: ["Obra", "Site"] },
  { key: "own:3", names: ["Site"] },
]);
const read = (...lines: string[]) => correctionsIn(lines, names);

describe("lines of a reply", () => {
  it("name fields in any language, case and accents", () => {
    expect(read("TOTAL: 1,234.50", "fecha de vencimiento : 30/11/2026", "numero de obra = A-7")).toEqual({
      fields: { total: "1,234.50", dueDate: "30/11/2026", "own:1": "A-7" },
      approve: false,
      faults: [],
    });
  });

  it("keep what stands behind further colons", () => {
    expect(read("Obra: site: 7").fields).toEqual({ "own:2": "site: 7" });
  });

  it.each(["approve", "Approve.", "APROBAR", "aprobar!"])("%s approves", (line) => {
    expect(read(line)).toEqual({ fields: {}, approve: true, faults: [] });
  });

  it.each(["do not approve", "approve: no", "approved?", "aprobar no"])("%s does not", (line) => {
    expect(read(line).approve).toBe(false);
  });

  it.each([
    ["unknown", "Totl: 5"],
    ["unsure", "Site: Hamburg"],
    ["empty", "Total:"],
    ["plain", "Total 123.45"],
    ["plain", "Hello, see https://example.com"],
    ["plain", "see you at 10:30"],
  ])("a fault: %s, %s", (kind, line) => {
    expect(read(line)).toEqual({ fields: {}, approve: false, faults: [{ kind, line }] });
  });

  it("the same value twice is one, another is a fault", () => {
    expect(read("Total: 5", "total: 5").faults).toEqual([]);
    expect(read("Total: 5", "total: 6").faults).toEqual([{ kind: "twice", line: "total: 6" }]);
  });

  it("names are compared without what stands between their words", () => {
    expect(foldName("  Bill-to   address ")).toBe(foldName("bill to ADDRESS"));
  });
});
