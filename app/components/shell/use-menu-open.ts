import { useMatches } from "@remix-run/react";
import { useAppearance } from "./appearance-context";

/** Whether the menu is beside the page: as the person chose, but never beside a page that needs the whole width. */
export function useMenuOpen(): boolean {
  const { menuOpen } = useAppearance();
  const isWide = useMatches().some(({ handle }) => (handle as { wide?: boolean } | undefined)?.wide);
  return menuOpen && !isWide;
}
