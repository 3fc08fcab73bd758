import path from "node:path";
import { parseArgs } from "node:util";
import type { TrainingOptions } from "~/domain/extraction/scorer/train-scorer";
import { corpusDocuments, type Parting } from "./corpus-documents";
import { crossValidate } from "./cross-validate";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    words: { type: "string" },
    out: { type: "string", default: ".cache/training" },
    folds: { type: "string", default: "0" },
    parting: { type: "string", default: "layout" },
    synthetic: { type: "string", default: "0" },
    epochs: { type: "string", default: "6" },
    rate: { type: "string", default: "0.15" },
    decay: { type: "string", default: "0.002" },
    weight: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    bits: { type: "string", default: "20" },
  },
});
const options: TrainingOptions = {
  version: "base-1",
  epochs: Number(values.epochs),
  seed: Number(values.seed),
  rate: Number(values.rate),
  decay: Number(values.decay),
  bits: Number(values.bits),
};
const documents =
  values.corpus && values.words
    ? await corpusDocuments(path.resolve(values.corpus), path.resolve(values.words), {
        parting: values.parting as Parting,
        weight: Number(values.weight),
      })
    : [];
const started = performance.now();
await crossValidate(documents, [], { folds: Number(values.folds), out: path.resolve(values.out), options });
console.log(`${Math.round(performance.now() - started)} ms`);
