import { describe, expect, it } from "vitest";
import type { InvalidInput } from "~/domain/errors/invalid-input";
import { modelFileOf, readModelFile } from "~/domain/models/model-file";

const model = {
  name: "Supplier Invoices",
  baseModelId: "invoices-north-america",
  currency: "USD",
  threshold: 9,
  timeZone: "UTC",
  culture: "en-US",
  csvGeneration: true,
  fields: [
    { key: "total", weight: 5, required: true, line: false },
    {
      key: "own:cost-centre",
      weight: 4,
      required: false,
      line: false,
      own: { name: "Cost centre", type: "id" as const },
    },
  ],
  storage: {
    provider: "ftp" as const,
    hostName: "ftp.example.com",
    port: 21,
    userName: "u",
    documentFolder: "in",
    encryption: "explicit" as const,
    sealedPassword: "sealed-secret",
  },
};

const problemsIn = (text: string): [string, string][] => {
  try {
    readModelFile(text);
    return [];
  } catch (error) {
    return (error as InvalidInput).issues.map(({ path, messageKey }) => [path, messageKey]);
  }
};

const changed = (change: (file: Record<string, unknown>) => void) => {
  const file = JSON.parse(modelFileOf(model)) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
};

describe("a model file", () => {
  it("holds everything of a model but its password", () => {
    const text = modelFileOf(model);
    expect(text).not.toContain("sealed");
    expect(readModelFile(text)).toEqual({
      format: "fieldwise-ai-model",
      version: 1,
      name: "Supplier Invoices",
      baseModel: "invoices-north-america",
      currency: "USD",
      confidenceThreshold: 9,
      timeZone: "UTC",
      culture: "en-US",
      csvGeneration: true,
      storage: {
        provider: "ftp",
        hostName: "ftp.example.com",
        port: 21,
        userName: "u",
        documentFolder: "in",
        encryption: "explicit",
      },
      fields: [
        { key: "total", weight: 5, required: true, lineItem: false },
        {
          key: "own:cost-centre",
          weight: 4,
          required: false,
          lineItem: false,
          own: { name: "Cost centre", type: "id" },
        },
      ],
    });
  });

  it("is read with the mark that some editors put first", () => {
    expect(problemsIn(`\ufeff${modelFileOf(model)}`)).toEqual([]);
  });

  it("is refused with the place of each thing that is wrong", () => {
    expect(problemsIn("{")).toEqual([["file", "models.problem.file-json"]]);
    for (const other of ["[]", '"x"', '{"hello":1}'])
      expect(problemsIn(other)).toEqual([["format", "models.problem.file-format"]]);
    expect(problemsIn(changed((file) => Object.assign(file, { version: 2, later: 1 })))).toEqual([
      ["version", "models.problem.file-version"],
    ]);
    expect(
      problemsIn(
        changed((file) => {
          const [first] = file.fields as Record<string, unknown>[];
          Object.assign(first ?? {}, { weight: "5", wieght: 5 });
          delete file.culture;
        }),
      ).sort(),
    ).toEqual([
      ["culture", "models.problem.file-value"],
      ["fields.0.weight", "models.problem.file-value"],
      ["fields.0.wieght", "models.problem.file-unknown"],
    ]);
  });
});
