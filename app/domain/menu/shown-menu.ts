import { everything } from "~/domain/permissions/permission";
import type { MenuItem, ShownItem } from "./menu-item";
import { menuItems } from "./menu-items";

type Model = { id: string; name: string };

/** What decides about the menu: what the person holds, and the models of the customer whose data is shown. */
export type MenuFacts = {
  permissions: readonly string[];
  isSystemAdmin: boolean;
  tenantModels: readonly Model[];
  baseModels: readonly Model[];
};

/** The menu for a person. A group without a child is left out unless it has words for that. */
export const shownMenu = (facts: MenuFacts, items: readonly MenuItem[] = menuItems): ShownItem[] =>
  items.filter((item) => mayShow(item, facts)).flatMap((item) => shownItem(item, facts));

/**
 * The specification's rule for menu items: a held permission string contains the reference. Operations ask for the exact
 * permission instead.
 */
export const menuAllows = (permissions: readonly string[], reference: string): boolean =>
  permissions.some((held) => held === everything || held.includes(reference));

const mayShow = ({ needs, onlySystemAdmin }: MenuItem, { permissions, isSystemAdmin }: MenuFacts) =>
  (!onlySystemAdmin || isSystemAdmin) && (!needs || menuAllows(permissions, needs));

function shownItem(item: MenuItem, facts: MenuFacts): ShownItem[] {
  const { key, icon, to, whenEmpty } = item;
  const shown = { label: { key }, ...(icon && { icon }), ...(to && { to }), ...(whenEmpty && { whenEmpty }) };
  if (to) return [shown];
  const children = item.each ? modelItems(item.each, facts) : shownMenu(facts, item.children ?? []);
  return children.length > 0 || whenEmpty ? [{ ...shown, children }] : [];
}

const modelItems = (each: "tenant-models" | "base-models", facts: MenuFacts): ShownItem[] =>
  each === "tenant-models"
    ? facts.tenantModels.map(({ id, name }) => ({
        label: { text: name },
        icon: "pdf-file",
        to: `/document-processing/${id}/documents`,
      }))
    : facts.baseModels.map(({ id, name }) => ({
        label: { text: name },
        icon: "text-file",
        to: `/training-documents/${id}/training-documents`,
      }));
