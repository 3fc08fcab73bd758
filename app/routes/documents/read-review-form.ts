import { z } from "zod";
import type { DraftLine, ReviewDraft } from "~/domain/documents/review-draft";

const texts = z.object({
  fields: z.record(z.string(), z.string()),
  lines: z.array(z.record(z.string(), z.string())),
});

/** The review that the form holds. `fresh` stands in for whatever the form does not say. */
export function readReviewForm(form: FormData, fresh: ReviewDraft): ReviewDraft {
  if (!form.has("was")) return fresh;
  const draft: ReviewDraft = {
    ...fresh,
    revision: Number(form.get("revision") ?? fresh.revision),
    was: readTexts(form.get("was")) ?? fresh.was,
    fields: { ...fresh.fields },
    lines: [],
    active: String(form.get("active") ?? fresh.active),
    several: form.get("pick") === "several",
    picked: {},
  };
  const rows = new Map<number, DraftLine>();
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    const [, kind, rest = ""] = /^(field|picked|row|line)\.(.+)$/.exec(name) ?? [];
    if (kind === "field") draft.fields[rest] = value;
    if (kind === "picked") readPicked(draft.picked, rest, value);
    if (kind === "row") rowAt(rows, Number(rest)).line = value === "" ? null : Number(value);
    if (kind === "line") readCell(rows, rest, value);
  }
  draft.lines = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  return draft;
}

function readPicked(picked: ReviewDraft["picked"], name: string, value: string): void {
  const [, page, words] = /^(\d+):(\d+(?:,\d+)*)$/.exec(value) ?? [];
  if (page && words) picked[name] = { page: Number(page), words: words.split(",").map(Number) };
}

function readCell(rows: Map<number, DraftLine>, place: string, value: string): void {
  const [, row, key] = /^(\d+)\.(\w+)$/.exec(place) ?? [];
  if (row && key) rowAt(rows, Number(row)).cells[key] = value;
}

function rowAt(rows: Map<number, DraftLine>, number: number): DraftLine {
  const row = rows.get(number) ?? { line: null, cells: {} };
  rows.set(number, row);
  return row;
}

function readTexts(value: FormDataEntryValue | null) {
  try {
    return texts.safeParse(JSON.parse(String(value))).data;
  } catch {
    return undefined;
  }
}
