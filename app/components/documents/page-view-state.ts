import type { CSSProperties } from "react";

/** The rotation of a page: quarter turns clockwise, in degrees. */
const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

/** The zoom of a page, in percent of the available width. */
export const pageZooms = [100, 150, 200, 300, 400] as const;

/**
 * How a page is viewed, whether for annotating a training document or in the queue of ready documents, and which page
 * of rows of a long table is shown beside it (from 1).
 */
export type PageViewState = {
  zoom: number;
  turn: PageTurn;
  annotating: boolean;
  ready: boolean;
  rows: number;
};

/** The view that an address asks for. */
export function pageViewStateOf(query: URLSearchParams): PageViewState {
  const zoom = Number(query.get("zoom"));
  const turn = Number(query.get("turn"));
  return {
    zoom: pageZooms.find((one) => one === zoom) ?? 100,
    turn: pageTurns.find((one) => one === turn) ?? 0,
    annotating: query.get("from") === "training",
    ready: query.get("from") === "ready",
    rows: rowsPageOf(query),
  };
}

function rowsPageOf(query: URLSearchParams): number {
  const page = Number(query.get("rows"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The next larger (1) or smaller (-1) zoom; unchanged at the end. */
export function zoomBy(zoom: number, step: 1 | -1): number {
  const zooms: readonly number[] = pageZooms;
  return zooms[zooms.indexOf(zoom) + step] ?? zoom;
}

export const turnBy = (turn: PageTurn, step: 1 | -1): PageTurn =>
  pageTurns[(pageTurns.indexOf(turn) + step + 4) % 4] ?? 0;

/** The query of an address that shows a page in this view. */
export function pageViewQuery(page: number, { zoom, turn, annotating, ready, rows }: PageViewState): string {
  const query = new URLSearchParams({ page: String(page) });
  if (zoom !== 100) query.set("zoom", String(zoom));
  if (turn !== 0) query.set("turn", String(turn));
  if (annotating) query.set("from", "training");
  if (ready) query.set("from", "ready");
  if (rows > 1) query.set("rows", String(rows));
  return `?${query}`;
}

/**
 * The position of the sheet in a frame with the shape of the rotated page; `ratio` is the page's height divided by its
 * width.
 */
export function sheetStyle(turn: PageTurn, ratio: number): CSSProperties {
  const lying = turn === 90 || turn === 270;
  return {
    position: "absolute",
    transformOrigin: "0 0",
    transform: turn === 0 ? undefined : `rotate(${turn}deg)`,
    left: turn === 90 || turn === 180 ? "100%" : 0,
    top: turn === 180 || turn === 270 ? "100%" : 0,
    width: lying ? `${100 / ratio}%` : "100%",
    height: lying ? `${100 * ratio}%` : "100%",
  };
}

/** The point of the page under a point of the frame; all in fractions of width and height. */
export function pagePointUnder(turn: PageTurn, x: number, y: number): { x: number; y: number } {
  if (turn === 90) return { x: y, y: 1 - x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: 1 - y, y: x } : { x, y };
}

/** The address of another document of the queue in the same view. */
export const queuedAddress = (documentId: string, { ready }: Pick<PageViewState, "ready">): string =>
  `/documents/${documentId}?from=${ready ? "ready" : "queue"}`;
