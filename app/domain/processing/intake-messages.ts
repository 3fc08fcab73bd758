import { z } from "zod";
import { rescoreMessage } from "../learning/learning-inputs";
import { processingMessage } from "./processing-messages";

/** A message of the intake queue: a document to process, or a layout's waiting documents to score again. */
export const intakeMessage = z.union([rescoreMessage, processingMessage]);
