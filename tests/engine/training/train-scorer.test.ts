import { extract } from "@engine/extract";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { startTraining, type TrainingOptions, trainScorer } from "@engine/training/train-scorer";
import { trainingExampleOf } from "@engine/training/training-example";
import { baseScorer } from "@engine/weights/base-scorer";
import { asStored, decodeTable, encodeTable, lastTrained } from "@engine/weights/encode-scorer";
import type { Scorer } from "@engine/weights/scorer";
import { emptyTable } from "@engine/weights/weight-table";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const request = extractionRequest("invoice");
const plain: Scorer = { version: "plain", tables: [], confidence: baseScorer.confidence };
const options: TrainingOptions = { version: "t", epochs: 5, seed: 3, rate: 0.2, decay: 0.002, bits: 14 };

/** An invoice whose number is called by a word that no label phrase knows. */
const invoice = (number: string, other: string) =>
  pageOf(`
    Wattle Electrical Pty Ltd
    12 Smith Street, Carlton VIC 3053

    Zubereich ${other}
    Krabbel ${number}

    Total 110.00`);

const example = (number: string, other: string) =>
  trainingExampleOf(
    [invoice(number, other)],
    { request, knowledge: baseKnowledge },
    {
      invoiceNumber: [number],
      orderNumber: [],
    },
  );

const examples = [
  example("K-20417", "ZB-11813"),
  example("K-20981", "ZB-11250"),
  example("K-21377", "ZB-11706"),
  example("K-29113", "ZB-11071"),
];

const storedOf = (scorer: Scorer) => encodeTable(lastTrained(scorer) ?? emptyTable(1));

const numberFound = (scorer: Scorer) =>
  extract([invoice("K-55102", "ZB-73091")], request, { ...baseKnowledge, scorer }).fields.invoiceNumber
    ?.value;

describe("training a scorer", () => {
  it("learns what a word announces that no phrase list holds", () => {
    expect(numberFound(trainScorer(plain, examples, options))).toBe("K-55102");
  });

  it("lowers its loss from epoch to epoch", () => {
    const training = startTraining(plain, examples, options);
    const first = training.runEpoch(0);
    training.runEpoch(1);
    training.runEpoch(2);
    expect(training.runEpoch(3)).toBeLessThan(first);
  });

  it("makes the same bytes from the same examples and seed", () => {
    const bytes = () => {
      const table = lastTrained(trainScorer(plain, examples, options));
      return table ? encodeTable(table) : new Uint8Array();
    };
    expect(bytes()).toEqual(bytes());
    expect(bytes().length).toBeGreaterThan(100);
  });

  it("leaves the weights that it builds upon as they are", () => {
    const first = trainScorer(plain, examples, options);
    const before = storedOf(first);
    const second = trainScorer(first, examples.slice(0, 2), options);
    expect(storedOf(first)).toEqual(before);
    expect(second.tables.slice(0, -1)).toEqual(first.tables);
  });
});

describe("weights as bytes", () => {
  it("come back as they went, over near and far places", () => {
    const values = new Float32Array(2 ** 12);
    for (const [place, weight] of [
      [0, 1.5],
      [1, -2.25],
      [260, 0.5],
      [4095, -0.125],
    ] as const)
      values[place] = weight;
    const table = { ...emptyTable(12, [7, -3]), values };
    table.named.set(-5, 4.25);
    table.named.set(12, -0.5);
    const back = decodeTable(encodeTable(table));
    expect(back).toMatchObject({ bits: 12, values, fields: new Set([-3, 7]) });
    expect(back.named?.sorted()).toEqual([
      [-5, 4.25],
      [12, -0.5],
    ]);
  });

  it("drop what is too small to matter", () => {
    const values = Float32Array.from({ length: 16 }, (_, place) => (place === 3 ? 0.001 : 0));
    expect(decodeTable(encodeTable({ ...emptyTable(4), values })).values.every((value) => value === 0)).toBe(
      true,
    );
  });

  it("are refused when cut short or of another format", () => {
    const bytes = encodeTable({ ...emptyTable(4), values: Float32Array.from({ length: 16 }, () => 1) });
    expect(() => decodeTable(bytes.slice(0, -3))).toThrow(RangeError);
    expect(() => decodeTable(Uint8Array.from(bytes, (byte, index) => (index === 0 ? 9 : byte)))).toThrow(
      RangeError,
    );
  });

  it("rate candidates alike before and after", () => {
    const scorer = trainScorer(plain, examples, options);
    expect(numberFound(asStored(scorer))).toBe(numberFound(scorer));
  });
});
