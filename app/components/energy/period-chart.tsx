/** A chart of periods: where its bars and the lines of its axis are, and its maximum. */
export type ChartGeometry = {
  width: number;
  height: number;
  most: string;
  lines: { label: string; y: number }[];
  bars: {
    id: string;
    label: string;
    x: number;
    y: number;
    width: number;
    height: number;
    middle: number;
    flagged: boolean;
  }[];
};

type Props = { id: string; title: string; description: string; chart: ChartGeometry };

const left = 56;

/** A value for each period as bars; flagged ones are hatched, so that color is not the only sign. */
export function PeriodChart({ id, title, description, chart }: Props) {
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      viewBox={`0 0 ${left + chart.width + 4} ${chart.height + 34}`}
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
        {chart.lines.map(({ label, y }) => (
          <g key={y}>
            <line x1={0} x2={chart.width} y1={y} y2={y} className="stroke-line" />
            <text x={-6} y={y + 4} textAnchor="end" className="fill-muted text-xs">
              {label}
            </text>
          </g>
        ))}
        {chart.bars.map(({ id: bar, x, y, width, height, flagged }) => (
          <rect
            key={bar}
            x={x}
            y={y}
            width={width}
            height={height}
            className="fill-accent"
            {...(flagged && { fill: `url(#${id}-hatch)`, className: "stroke-failed" })}
          />
        ))}
        {chart.bars.map(({ id: bar, label, middle }) =>
          label ? (
            <text
              key={bar}
              x={middle}
              y={chart.height + 18}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {label}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}
