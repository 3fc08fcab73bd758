import { SpriteIcon } from "./inline-icon";

type Name = "menu" | "system" | "dark" | "light" | "contrast" | "fold" | "unfold" | "open" | "bell";

/** An icon on a button of the frame; words beside it say the same. */
export function ToolbarIcon({ name, className = "size-5" }: { name: Name; className?: string }) {
  return <SpriteIcon name={`sign-${name}`} size={`inline ${className}`} />;
}
