import type { OcrBindings } from "~/platform/bindings";
import { pageRecogniser } from "./page-recogniser";
import { recogniseBatch } from "./recognise-batch";

export default {
  queue: (batch, bindings) => recogniseBatch(batch, bindings, pageRecogniser),
} satisfies ExportedHandler<OcrBindings>;
