const paths = {
  check: "M6.5 12.5 2 8l1.5-1.5 3 3 6-6L14 5z",
  cross: "M3.5 2 8 6.5 12.5 2 14 3.5 9.5 8l4.5 4.5-1.5 1.500L8 9.5 3.5 14 2 12.5 6.5 8 2 3.500z",
  warning: "M7 2h2l-.3 7.500H7.300zm0 9h2v2H7z",
  about: "M2 9c1.5-3 3.5-3 6-1.500S12.5 9 14 7l-.8 2.800C12 11.5 9.5 11 8 10S4.5 8.5 3 10.800z",
  plus: "M7 2h2v5h5v2H9v5H7V9H2V7h5z",
  minus: "M2 7h12v2H2z",
  back: "M6 2v3h4a4.500 4.500 0 0 1 0 9H5v-2h5a2.500 2.500 0 0 0 0-5H6v3L1.500 6z",
  forth: "M10 2v3H6a4.500 4.500 0 0 0 0 9h5v-2H6a2.500 2.500 0 0 1 0-5h4v3l4.500-4z",
  apart: "M2 7h12v2H2zM8 1l3 3H9v2H7V4H5zM8 15l-3-3h2v-2h2v2h2z",
  together: "M2 1h12v2H2zM2 13h12v2H2zM8 3.500l3 3H9v3h2l-3 3-3-3h2v-3H5z",
  ascending: "M8 3l5 6H3z",
  descending: "M8 13l5-6H3z",
  sortable: "M8 1l4 5H4zM8 15l4-5H4z",
  previous: "M7 3v4h7v2H7v4L2 8z",
  next: "M9 3v4H2v2h7v4l5-5z",
  pencil: "M11 1.5 14.5 5 5.5 14H2v-3.500z",
} as const;

/** A small sign beside a word, drawn rather than typed, since not every font has it. It takes the text's colour. */
export function Mark({ kind }: { kind: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="inline-block size-[0.85em] shrink-0 fill-current">
      <path d={paths[kind]} />
    </svg>
  );
}
