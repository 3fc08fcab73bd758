import type { EmbeddedData, FileWords, Page } from "@fieldwise/engine/reading";
import type { Suggestions } from "@fieldwise/engine/results";
import { z } from "zod";
import { storedKind } from "./stored-kind";
import { word } from "./stored-shapes";

export const wordsKind = storedKind<Page>(
  "the words of a page",
  z.looseObject({
    number: z.number(),
    width: z.number(),
    height: z.number(),
    source: z.enum(["text", "ocr"]),
    words: z.array(word),
  }),
);

const words = z.array(word);

export const fileWordsKind = storedKind<FileWords>(
  "the words that a file says of a scanned page",
  z.looseObject({ printed: words, told: words, unknown: words }),
);

export const embeddedKind = storedKind<EmbeddedData>(
  "the data embedded in a file",
  z.looseObject({
    fields: z.record(z.string(), z.array(z.string())),
    lineItems: z.array(z.record(z.string(), z.string())),
    form: z.array(z.looseObject({})),
    unreadable: z.boolean(),
  }),
);

export const suggestionsKind = storedKind<Suggestions>(
  "the suggestions of a language model",
  z.record(z.string(), z.string()),
);
