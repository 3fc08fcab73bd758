import type { MenuIcon as Name } from "~/domain/menu/menu-item";
import marks from "./marks.svg?url";

/** The icon before a menu item or a line of the audit log; its words say the same. */
export function MenuIcon({ name }: { name: Name }) {
  return (
    <svg
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-current stroke-[1.5]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${marks}#menu-${name}`} />
    </svg>
  );
}
