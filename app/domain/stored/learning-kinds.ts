import type { SplitPart } from "@fieldwise/engine";
import type { TextSketch } from "@fieldwise/engine/duplicates";
import type { CorrectionSample, VendorMemory } from "@fieldwise/engine/memory";
import type { VersionMetrics } from "@fieldwise/engine/training";
import { z } from "zod";
import type { Pin } from "../training/pinned-weights";
import type { ChangesSummary } from "../training/version-state";
import { storedKind } from "./stored-kind";
import { texts } from "./stored-shapes";

const sample = z.looseObject({
  documentId: z.string(),
  recognised: z.boolean(),
  fingerprint: z.looseObject({ words: z.array(z.unknown()), keys: texts, pageCount: z.number() }),
  fields: z.record(z.string(), z.looseObject({ value: z.nullable(z.string()) })),
});

export const correctionSampleKind = storedKind<CorrectionSample>("a correction sample", sample);

const memory = z.looseObject({ format: z.literal(1), revision: z.number(), closed: z.boolean() });

/** The first version called the samples `lessons`. */
export const vendorMemoryKind = storedKind<VendorMemory>(
  "the memory of a layout",
  memory.extend({ samples: z.array(sample) }),
  [
    {
      schema: memory.extend({ lessons: z.array(sample) }),
      next: ({ lessons, ...rest }: Omit<VendorMemory, "samples"> & { lessons: CorrectionSample[] }) => ({
        ...rest,
        samples: lessons,
      }),
    },
  ],
);

export const textSketchKind = storedKind<TextSketch | null>(
  "the sketch of a document's text",
  z.nullable(z.looseObject({ numbers: z.array(z.number()), pairs: z.array(z.number()) })),
);

export const splitPartsKind = storedKind<SplitPart[]>(
  "the parts of a split",
  z.array(z.looseObject({ first: z.number(), last: z.number(), confidence: z.number() })),
);

const answer = z.looseObject({ fields: z.record(z.string(), z.looseObject({})), overall: z.looseObject({}) });

export const versionMetricsKind = storedKind<VersionMetrics>(
  "the metrics of a version",
  z.looseObject({ folds: z.number(), documents: z.number(), before: answer, after: answer }),
);

export const changesSummaryKind = storedKind<ChangesSummary>(
  "the changes of a version",
  z.looseObject({ documents: z.number(), changedDocuments: z.number(), changedValues: z.number() }),
);

export const pinKind = storedKind<Pin>(
  "the weights that a model is pinned to",
  z.discriminatedUnion("weights", [
    z.looseObject({ weights: z.enum(["version", "published"]), versionId: z.string(), number: z.number() }),
    z.looseObject({ weights: z.literal("shipped") }),
  ]),
);
