import { barsOf } from "~/domain/energy/usage-by-month";

type Bar = { id: string; label: string; value: number | null; flagged: boolean };

type Props = { id: string; title: string; description: string; bars: readonly Bar[] };

const size = { width: 560, height: 140 };
const left = 56;

/** A value for each period as bars; what was flagged is hatched, so that it is not told by color alone. */
export function PeriodChart({ id, title, description, bars }: Props) {
  const drawn = barsOf(
    bars.map(({ value }) => value),
    size,
  );
  const every = Math.ceil(bars.length / 12);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      viewBox={`0 0 ${left + size.width + 4} ${size.height + 34}`}
      className="w-full max-w-3xl"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      <pattern
        id={`${id}-hatch`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-accent-soft" />
        <rect width="3" height="6" className="fill-failed" />
      </pattern>
      <g transform={`translate(${left} 10)`}>
        {drawn.lines.map(({ value, y }) => (
          <g key={value}>
            <line x1={0} x2={size.width} y1={y} y2={y} className="stroke-line" />
            <text x={-6} y={y + 4} textAnchor="end" className="fill-muted text-xs">
              {value}
            </text>
          </g>
        ))}
        {drawn.bars.map(({ x, y, width, height }, index) => (
          <rect
            key={bars[index]?.id}
            {...{ x, y, width, height }}
            className="fill-accent"
            {...(bars[index]?.flagged && { fill: `url(#${id}-hatch)`, className: "stroke-failed" })}
          />
        ))}
        {drawn.bars.map(({ middle }, index) =>
          index % every === 0 ? (
            <text
              key={bars[index]?.id}
              x={middle}
              y={size.height + 18}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {bars[index]?.label}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}
