import type { MouseEvent } from "react";
import { useTranslation } from "~/locales/use-translation";
import { useScript } from "../form/use-script";
import { InlineIcon } from "../shell/inline-icon";
import { type PageViewState, pageViewQuery, pageZooms, turnBy, zoomBy } from "./page-view-state";

const toolStyle =
  "grid size-8 shrink-0 place-items-center rounded-sm border border-line bg-surface hover:bg-accent-soft";

type Props = { page: number; look: PageViewState; onLook(look: PageViewState): void };

/** Zoom and rotation of the page. They are buttons of the review's form, so that using them loses no entry. */
export function PageTools({ page, look, onLook }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const tools = [
    { key: "zoom-out", sign: "minus" as const, to: { ...look, zoom: zoomBy(look.zoom, -1) } },
    { key: "zoom-in", sign: "plus" as const, to: { ...look, zoom: zoomBy(look.zoom, 1) } },
    { key: "turn-left", sign: "turn-left" as const, to: { ...look, turn: turnBy(look.turn, -1) } },
    { key: "turn-right", sign: "turn-right" as const, to: { ...look, turn: turnBy(look.turn, 1) } },
  ];
  const atEnd = (key: string) =>
    (key === "zoom-in" && look.zoom === pageZooms.at(-1)) ||
    (key === "zoom-out" && look.zoom === pageZooms[0]);
  return (
    <div className="flex items-center gap-1 text-sm xl:w-8 xl:flex-col">
      {tools.map(({ key, sign, to }) => (
        <button
          key={key}
          type="submit"
          form="review"
          name="intent"
          value="show"
          formAction={`${pageViewQuery(page, to)}#page`}
          title={t(`review.${key}`)}
          aria-disabled={atEnd(key) || undefined}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            onLook(to);
          }}
          className={`${toolStyle} aria-disabled:text-muted`}
        >
          <InlineIcon kind={sign} />
          <span className="sr-only">{t(`review.${key}`)}</span>
        </button>
      ))}
      <span className="text-muted tabular-nums xl:text-[0.6875rem] xl:whitespace-nowrap" aria-live="polite">
        {t("documents.percent", { percent: look.zoom })}
      </span>
      {script && (
        <button
          type="button"
          onClick={toggleFullScreen}
          title={t("review.full-screen")}
          className={`${toolStyle} max-xl:ml-auto max-sm:hidden`}
        >
          <InlineIcon kind="screen" />
          <span className="sr-only">{t("review.full-screen")}</span>
        </button>
      )}
    </div>
  );
}

/** The document without bar and menu; it stays so from document to document until Escape or another click ends it. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  void done.catch(() => null);
}
