import type { MenuIcon as Name } from "~/domain/menu/menu-item";

const file = "M6 3h8l4 4v14H6zM14 3v4h4";

const paths: Record<Name, string> = {
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  "pdf-file": `${file}M9 18v-6h1.7a1.8 1.8 0 0 1 0 3.6H9`,
  "text-file": `${file}M9 11h6M9 14h6M9 17h4`,
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2L20 20",
  report: "M5 20V10M12 20V4M19 20v-7",
  models: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c.5-3.5 3-5 6-5s5.5 1.5 6 5M16 11a3 3 0 0 0 0-6M18 15.5c1.8.7 2.8 2.2 3 4.5",
  settings:
    "M5 7h8M17 7h2M5 17h2M11 17h8M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  person: "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-4 3.5-6 7-6s6.5 2 7 6",
  inbox: "M4 13l2.5-8h11L20 13v6H4zM4 13h4.5l1 2.5h5l1-2.5H20",
  truck:
    "M3 6h11v11H3zM14 10h4l3 3.5V17h-7M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  shield: "M12 3l7 2.5V11c0 4.5-3 8-7 10-4-2-7-5.5-7-10V5.5z",
  key: "M8.5 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.7 11.3L19 4M16 7l2.5 2.5",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4",
  card: "M3 6h18v12H3zM3 10h18M6 15h4",
  log: "M12 20a8 8 0 1 0-8-8M4 6v6h6M12 8v4l3 2",
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
