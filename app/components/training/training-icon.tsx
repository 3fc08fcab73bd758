const paths = {
  arrow: "M2 7h8.200L7.100 3.900l1.300-1.300L14 8l-5.600 5.400-1.300-1.300L10.200 9H2z",
  diamond: "M8 1 15 8l-7 7-7-7z",
  disc: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2",
  ring: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8",
  cross:
    "M3.400 2 8 6.600 12.600 2 14 3.400 9.400 8l4.600 4.600-1.400 1.400L8 9.400 3.400 14 2 12.600 6.600 8 2 3.400z",
  up: "M8 2 14.500 13h-13z",
  down: "M8 14 1.500 3h13z",
  same: "M2 4.500h12v2.200H2zm0 4.800h12v2.200H2z",
} as const;

export type ShapeName = keyof typeof paths;

/** A small icon drawn in the color of its text: fonts do not all have these. The words beside it say the same. */
export const TrainingIcon = ({ name }: { name: ShapeName }) => (
  <svg viewBox="0 0 16 16" className="inline size-3.5 shrink-0 fill-current" aria-hidden="true">
    <path fillRule="evenodd" d={paths[name]} />
  </svg>
);
