import type { Box } from "@fieldwise/engine/reading";
import type { ArithmeticProof, Finding, FoundValue, LineItem } from "@fieldwise/engine/results";
import { z } from "zod";
import type { RowChunk } from "../documents/row-chunks";
import { type ReplayReport, replayReport } from "../processing/replay-report";
import { storedKind } from "./stored-kind";
import { box, foundValues, lineItem, numbersByName, sentence } from "./stored-shapes";

export const foundValuesKind = storedKind<Record<string, FoundValue>>("the values of a result", foundValues);
export const lineItemsKind = storedKind<LineItem[]>("the line items of a result", z.array(lineItem));

export const rowPiecesKind = storedKind<RowChunk[]>(
  "the pieces of a long table",
  z.array(z.looseObject({ hash: z.string(), rows: z.number(), tested: z.number(), agree: z.number() })),
);

export const proofKind = storedKind<ArithmeticProof>(
  "the arithmetic of a result",
  z.looseObject({
    state: z.enum(["proven", "consistent", "differs", "untested"]),
    equations: z.array(sentence.extend({ holds: z.boolean() })),
  }),
);

export const findingsKind = storedKind<Finding[]>(
  "the findings of a result",
  z.array(sentence.extend({ field: z.nullable(z.string()) })),
);

export const timingsKind = storedKind<Record<string, number>>("timings", numbersByName);
export const boxKind = storedKind<Box>("the box of a correction", box);
export const replayReportKind = storedKind<ReplayReport>(
  "the report of a reproducibility check",
  replayReport,
);
