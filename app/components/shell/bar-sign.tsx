const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  dark: "M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z",
  light:
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4",
  contrast: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 3v18M12 8h7.5M12 12h9M12 16h8",
  fold: "M11 7l-5 5 5 5M18 7l-5 5 5 5",
  unfold: "M13 7l5 5-5 5M6 7l5 5-5 5",
  open: "M9 6l6 6-6 6",
} as const;

/** An icon on a button of the frame, drawn so that no font has to have it; words beside it say the same. */
export function BarSign({ name, className = "size-5" }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`inline shrink-0 fill-none stroke-current stroke-[1.5] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
