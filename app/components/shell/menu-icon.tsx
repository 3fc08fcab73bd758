import type { MenuIcon as Name } from "~/domain/menu/menu-item";

const file = "M6 3h8l4 4v14H6zM14 3v4h4";

const paths: Record<Name, string> = {
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  "pdf-file": `${file}M9 17.5c2-3 3-5.5 2.5-7-.5-1-1.5 0-1 1.5.7 2.2 2.5 4 4.5 4.5`,
  "text-file": `${file}M9 11h6M9 14h6M9 17h4`,
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2L20 20",
  report: "M5 20V10M12 20V4M19 20v-7",
  models: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c.5-3.5 3-5 6-5s5.5 1.5 6 5M16 11a3 3 0 0 0 0-6M18 15.5c1.8.7 2.8 2.2 3 4.5",
  settings:
    "M5 7h8M17 7h2M5 17h2M11 17h8M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  customers: "M4 20V8l7-4v16M11 10h9v10H4M7 11h1M7 15h1M14 13h3M14 16h3",
};

/** The icon before a menu item; its words say the same. */
export function MenuIcon({ name }: { name: Name }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-current stroke-[1.5]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
