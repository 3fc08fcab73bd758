import type { Box } from "@fieldwise/engine/reading";
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { boxBetween } from "~/domain/review/pick-box";
import { type PageTurn, pagePointUnder } from "./page-view-state";

type Point = { x: number; y: number };
type Drag = { from: Point } | { panFrom: Point };

/**
 * Drawing a box on the page with the mouse or a pen; with the middle button or Shift the page is panned instead. Touch
 * pans the page, as everywhere. `view` is the viewport of the page, `drawn` the box being drawn.
 */
export function useBoxDrag(turn: PageTurn, view: RefObject<HTMLElement>, onBox: ((box: Box) => void) | null) {
  const [drawn, setDrawn] = useState<Box | null>(null);
  const drag = useRef<Drag | null>(null);
  const wasDrag = useRef(false);

  const pointAt = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const inside = (fraction: number) => Math.min(Math.max(fraction, 0), 1);
    return pagePointUnder(
      turn,
      inside((event.clientX - left) / width),
      inside((event.clientY - top) / height),
    );
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDrag.current = false;
    if (event.pointerType === "touch" || event.button > 1) return;
    const pans = event.button === 1 || event.shiftKey;
    if (pans) event.preventDefault();
    if (pans) drag.current = { panFrom: { x: event.clientX, y: event.clientY } };
    else drag.current = onBox && { from: pointAt(event) };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    if ("panFrom" in current) {
      view.current?.scrollBy(current.panFrom.x - event.clientX, current.panFrom.y - event.clientY);
      drag.current = { panFrom: { x: event.clientX, y: event.clientY } };
      wasDrag.current = true;
      return;
    }
    const box = boxBetween(current.from, pointAt(event));
    if (box && !drawn) event.currentTarget.setPointerCapture(event.pointerId);
    if (box || drawn) setDrawn(box);
  };

  const onPointerUp = () => {
    drag.current = null;
    setDrawn(null);
    if (!drawn) return;
    wasDrag.current = true;
    onBox?.(drawn);
  };

  /** The click that ends a drag does not count as a click on the word beneath. */
  const onClickCapture = (event: MouseEvent) => {
    if (!wasDrag.current) return;
    wasDrag.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const onPointerCancel = () => {
    drag.current = null;
    setDrawn(null);
  };
  return { drawn, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture } };
}
