import type { CSSProperties } from "react";

/** How a page lies: quarter turns to the right, in degrees. */
const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

/** How large a page is shown, in percent of the room there is. */
export const pageZooms = [100, 150, 200, 300, 400] as const;

/**
 * How a page is looked at, whether that is to annotate it as a training document or in the queue of those that are ready, and
 * which page of rows of a long table is shown beside it (from 1).
 */
export type PageLook = { zoom: number; turn: PageTurn; annotating: boolean; ready: boolean; rows: number };

/** The look that an address asks for. */
export function lookOf(query: URLSearchParams): PageLook {
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

/** The next larger (1) or smaller (-1) zoom; the same at the end. */
export function zoomBy(zoom: number, step: 1 | -1): number {
  const zooms: readonly number[] = pageZooms;
  return zooms[zooms.indexOf(zoom) + step] ?? zoom;
}

export const turnBy = (turn: PageTurn, step: 1 | -1): PageTurn =>
  pageTurns[(pageTurns.indexOf(turn) + step + 4) % 4] ?? 0;

/** The query of an address that shows a page like this. */
export function lookQuery(page: number, { zoom, turn, annotating, ready, rows }: PageLook): string {
  const query = new URLSearchParams({ page: String(page) });
  if (zoom !== 100) query.set("zoom", String(zoom));
  if (turn !== 0) query.set("turn", String(turn));
  if (annotating) query.set("from", "training");
  if (ready) query.set("from", "ready");
  if (rows > 1) query.set("rows", String(rows));
  return `?${query}`;
}

/** How the sheet lies in a frame that has the turned page's shape; `ratio` is the page's height by its width. */
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

/** The address of another document of the queue in which this one is looked at. */
export const queuedAddress = (documentId: string, { ready }: Pick<PageLook, "ready">): string =>
  `/documents/${documentId}?from=${ready ? "ready" : "queue"}`;
