import type { ReactNode } from "react";

/** How a status looks: a text color, and a shape as a path that fills a box of 16 by 16. */
export type StatusStyle = { colour: string; path: string };

/** The shapes for what works, what was stopped and what will be deleted. */
export const statusShapes = {
  works: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m-1 10L3.8 7.8l1.3-1.3L7 8.4l4-4 1.3 1.3z",
  stopped: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1M4 7h8v2H4z",
  ending:
    "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1M5.4 4.2 8 6.8l2.6-2.6 1.2 1.2L9.2 8l2.6 2.6-1.2 1.2L8 9.2l-2.6 2.6-1.2-1.2L6.8 8 4.2 5.4z",
} as const;

/** Color, shape and word say the same, so that each of them is enough. */
export function StatusWord({ colour, path, children }: StatusStyle & { children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour}`}>
      <svg viewBox="0 0 16 16" className="size-4 shrink-0 fill-current" aria-hidden="true">
        <path fillRule="evenodd" d={path} />
      </svg>
      {children}
    </span>
  );
}
