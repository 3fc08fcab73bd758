import type { Box } from "@fieldwise/engine/reading";

type Props = { image: string; ratio: number; box: Box; label: string };

// The page is rendered 1,000 units wide; the crop shows some of the area around the value.
const width = 1000;
const [marginX, marginY] = [12, 6];
const maxUnits = 520;

/** The part of the page that a value was read from, cropped from the page image that the browser already has. */
export function ValueCrop({ image, ratio, box, label }: Props) {
  const height = width * ratio;
  const [left, top, right, bottom] = box;
  const view = {
    x: left * width - marginX,
    y: top * height - marginY,
    width: Math.min((right - left) * width + 2 * marginX, maxUnits),
    height: (bottom - top) * height + 2 * marginY,
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      preserveAspectRatio="xMinYMid meet"
      style={{ aspectRatio: `${view.width} / ${view.height}`, width: `min(100%, ${view.width / 20}rem)` }}
      className="max-h-20 min-w-0 max-w-64 shrink rounded-xs border border-line bg-white"
    >
      <image href={image} width={width} height={height} preserveAspectRatio="none" />
    </svg>
  );
}
