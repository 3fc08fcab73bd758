const shape =
  "inline-flex min-h-10 items-center justify-center gap-2 rounded-sm border px-4 py-1.5 text-center font-medium no-underline disabled:opacity-60";

const kinds = {
  primary: "border-accent bg-accent text-on-accent enabled:hover:bg-accent-strong",
  secondary: "border-edge bg-surface text-ink enabled:hover:bg-accent-soft",
  suggested: "border-accent bg-accent-soft text-accent enabled:hover:bg-surface",
  danger: "border-failed bg-surface text-failed enabled:hover:bg-failed-soft",
  quiet: "border-transparent bg-transparent text-accent underline enabled:hover:bg-accent-soft",
} as const;

export type ButtonKind = keyof typeof kinds;

/** How a button, or a link that looks like one, is drawn. One primary action a page. */
export const buttonStyle = (kind: ButtonKind) => `${shape} ${kinds[kind]}`;
