import { useAppearance } from "./appearance-context";
import { useWide } from "./use-wide";

/** Whether the menu is beside the page: as the person chose, but never beside a page that needs the whole width. */
export function useMenuOpen(): boolean {
  const { menuOpen } = useAppearance();
  const isWide = useWide();
  return menuOpen && !isWide;
}
