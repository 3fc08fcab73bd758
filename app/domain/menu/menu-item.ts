/** The icons before menu items and entries of the audit log. */
export type MenuIcon =
  | "home"
  | "pdf-file"
  | "text-file"
  | "search"
  | "report"
  | "models"
  | "people"
  | "person"
  | "inbox"
  | "truck"
  | "shield"
  | "key"
  | "plug"
  | "card"
  | "log"
  | "settings"
  | "customers"
  | "order"
  | "box";

/** What an item reads: a translation key, or a name of the data. */
export type MenuLabel = { key: string } | { text: string };

/** An item as it is shown: a link, or a group, which leads nowhere itself. */
export type ShownItem = {
  label: MenuLabel;
  icon?: MenuIcon;
  to?: string;
  children?: ShownItem[];
  /** What a group says while it has no child. */
  whenEmpty?: string;
};

/**
 * An item as it is defined. `needs` is the permission reference of the specification; `onlySystemAdmin` is for the people
 * who run the service. `each` makes one child per model.
 */
export type MenuItem = {
  key: string;
  icon?: MenuIcon;
  to?: string;
  needs?: string;
  onlySystemAdmin?: true;
  children?: readonly MenuItem[];
  each?: "tenant-models" | "base-models";
  whenEmpty?: string;
};
