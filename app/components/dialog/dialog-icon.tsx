const paths = {
  check: "M8 12.5l3 3 5.5-6.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z",
  cross: "M9 9l6 6m0-6l-6 6M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6",
  question:
    "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z",
} as const;

export type DialogIconName = keyof typeof paths;

const colours: Partial<Record<DialogIconName, string>> = {
  check: "text-success",
  cross: "text-failed",
  trash: "text-failed",
};

/** What a dialog is about, as a sign beside its words. */
export function DialogIcon({ name }: { name: DialogIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-10 shrink-0 fill-none stroke-current stroke-[1.5] ${colours[name] ?? "text-accent"}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
