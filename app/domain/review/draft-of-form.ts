import { lineEnds } from "../documents/line-ends";
import { readPicked } from "./picked-text";
import type {
  DraftLine,
  PagePoint,
  PickedPlace,
  PickMode,
  ReviewDraft,
  ReviewStep,
  ReviewTexts,
  RowWindowPosition,
} from "./review-draft";

/**
 * The review that the form holds. `fresh` replaces whatever the form does not say or says wrongly. Runs in the browser
 * too, so it does without a library.
 */
export function draftOfForm(form: FormData, fresh: ReviewDraft): ReviewDraft {
  if (!form.has("was")) return fresh;
  const draft: ReviewDraft = {
    ...fresh,
    revision: wholeIn(form.get("revision")) ?? fresh.revision,
    window: windowIn(form.get("window")) ?? fresh.window,
    was: textsIn(form.get("was")) ?? fresh.was,
    fields: { ...fresh.fields },
    lines: [],
    active: String(form.get("active") ?? fresh.active),
    pick: modeIn(form.get("pick")),
    corner: cornerIn(form.get("corner")),
    checked: form.getAll("checked").map(String),
    picked: {},
    past: stepsIn(form.get("past")),
    future: stepsIn(form.get("future")),
  };
  const rows = new Map<number, DraftLine>();
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    const [, kind, rest = ""] = /^(field|picked|row|line)\.(.+)$/.exec(name) ?? [];
    const place = kind === "picked" ? readPicked(value) : null;
    if (kind === "field") draft.fields[rest] = lineEnds(value);
    if (place) draft.picked[rest] = place;
    const row = kind === "row" ? wholeIn(rest) : null;
    if (row !== null) rowAt(rows, row).line = wholeIn(value);
    if (kind === "line") readCell(rows, rest, value);
  }
  draft.lines = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  return draft;
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

/** A number that counts rows or revisions; null for anything else, such as the saved row of one that was added. */
const wholeIn = (value: FormDataEntryValue | null): number | null =>
  typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : null;

const modeIn = (value: FormDataEntryValue | null): PickMode =>
  value === "several" || value === "box" ? value : "one";

function cornerIn(value: FormDataEntryValue | null): PagePoint | null {
  const [, page, x, y] = /^(\d{1,5})@([\d.]+),([\d.]+)$/.exec(String(value ?? "")) ?? [];
  return page === undefined ? null : { page: Number(page), x: Number(x), y: Number(y) };
}

function windowIn(value: FormDataEntryValue | null): RowWindowPosition | undefined {
  const [, first, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(String(value ?? "")) ?? [];
  return first === undefined ? undefined : { first: Number(first), of: Number(of) };
}

function textsIn(value: FormDataEntryValue | null): ReviewTexts | undefined {
  const read = parsed(value);
  if (!isRecord(read) || !isTexts(read.fields) || !isListOf(read.lines, isTexts)) return undefined;
  return { fields: read.fields, lines: read.lines };
}

function stepsIn(value: FormDataEntryValue | null): ReviewStep[] {
  const read = parsed(value);
  return isListOf(read, isStep) ? read : [];
}

const isStep = (value: unknown): value is ReviewStep =>
  isRecord(value) &&
  isTexts(value.fields) &&
  isListOf(value.lines, isLine) &&
  isRecord(value.picked) &&
  Object.values(value.picked).every(isPlace);

const isLine = (value: unknown): value is DraftLine =>
  isRecord(value) && (value.line === null || Number.isInteger(value.line)) && isTexts(value.cells);

const isPlace = (value: unknown): value is PickedPlace =>
  isRecord(value) && Number.isInteger(value.page) && isListOf(value.words, Number.isInteger as IsNumber);

type IsNumber = (value: unknown) => value is number;

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);

function parsed(value: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}
