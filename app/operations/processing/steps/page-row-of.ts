import type { Page } from "@fieldwise/engine/reading";
import type { NewPageRow } from "~/data/shard/pages";

/** What the row of a page keeps of its reading; the words themselves are in a file. */
export const pageRowOf = (page: Page) =>
  ({
    state: "read",
    source: page.source,
    width: page.width,
    height: page.height,
    turns: page.turns,
    confidence: page.confidence,
    problem: null,
  }) satisfies Partial<NewPageRow>;
