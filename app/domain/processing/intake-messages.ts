import { z } from "zod";
import { rescoreMessage, rescoreModelMessage } from "../learning/learning-inputs";
import { processingMessage } from "./processing-messages";

/** A message of the intake queue: a document to process, or waiting documents of a layout or a model to score again. */
export const intakeMessage = z.union([rescoreMessage, rescoreModelMessage, processingMessage]);
