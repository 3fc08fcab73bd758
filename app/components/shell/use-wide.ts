import { useMatches } from "@remix-run/react";

/** Whether the page needs the whole window: the menu is folded then, and the way to the page stands in its own head. */
export const useWide = (): boolean =>
  useMatches().some(({ handle }) => (handle as { wide?: boolean } | undefined)?.wide);
