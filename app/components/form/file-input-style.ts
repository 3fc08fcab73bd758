/** The style of a file input: its button looks like other buttons. */
export const fileInputStyle =
  "max-w-full min-w-0 file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-surface file:px-4 file:text-ink";
