import type { RunContext } from "../processing/processing-context";
import type { TrainingMaterial } from "./steps/training-material";

/** What the steps of a training have besides: the documents as examples and the weights, kept while the run lasts. */
export type TrainingRunContext = RunContext & { material: TrainingMaterial };
