import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { clampPageWidth, pageWidthLimits } from "~/domain/appearance/page-width";
import { useTranslation } from "~/locales/use-translation";
import { useScript } from "../form/use-script";
import { useAppearance } from "../shell/appearance-context";

/** The width chosen since the page was loaded: the next document starts with it. */
let chosen: number | null = null;

/**
 * The width of the page image, in percent of the space beside the menu, and how it is changed temporarily or for good.
 */
export function usePageWidth() {
  const appearance = useAppearance();
  const [paper, setPaper] = useState(chosen ?? appearance.paper);
  const keep = (percent: number) => {
    chosen = clampPageWidth(percent);
    setPaper(chosen);
    const body = new URLSearchParams({ paper: String(chosen), returnTo: "/" });
    // Storing is only a convenience: where it fails, the width lasts until the page is left.
    void fetch("/set-appearance", { method: "POST", body, redirect: "manual" }).catch(() => null);
  };
  return { paper, setPaper: (percent: number) => setPaper(clampPageWidth(percent)), keep };
}

type Props = ReturnType<typeof usePageWidth>;

/**
 * The divider between the page image and its values: dragged, or moved by arrow keys. The browser remembers its
 * position.
 */
export function PageWidthHandle({ paper, setPaper, keep }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  if (!script) return null;
  const shareAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const room = currentTarget.parentElement?.getBoundingClientRect();
    return room ? (100 * (clientX - room.left)) / room.width : paper;
  };
  const isHeld = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
    currentTarget.hasPointerCapture(pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (!step) return;
    event.preventDefault();
    keep(paper + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no native element for a movable divider
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("review.paper-width")}
      aria-valuenow={paper}
      aria-valuemin={pageWidthLimits.narrowest}
      aria-valuemax={pageWidthLimits.widest}
      title={t("review.paper-width")}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => isHeld(event) && setPaper(shareAt(event))}
      onPointerUp={(event) => isHeld(event) && keep(shareAt(event))}
      className="paper-handle"
    />
  );
}
