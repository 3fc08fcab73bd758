const paths = {
  check: "M6.5 12.5 2 8l1.5-1.5 3 3 6-6L14 5z",
  cross: "M3.5 2 8 6.5 12.5 2 14 3.5 9.5 8l4.5 4.5-1.5 1.500L8 9.5 3.5 14 2 12.5 6.5 8 2 3.500z",
  warning: "M7 2h2l-.3 7.500H7.300zm0 9h2v2H7z",
  about: "M2 9c1.5-3 3.5-3 6-1.500S12.5 9 14 7l-.8 2.800C12 11.5 9.5 11 8 10S4.5 8.5 3 10.800z",
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
