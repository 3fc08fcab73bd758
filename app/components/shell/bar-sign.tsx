import { Shape } from "./mark";

type Name = "menu" | "system" | "dark" | "light" | "contrast" | "fold" | "unfold" | "open" | "bell";

/** An icon on a button of the frame; words beside it say the same. */
export function BarSign({ name, className = "size-5" }: { name: Name; className?: string }) {
  return <Shape name={`sign-${name}`} size={`inline ${className}`} />;
}
