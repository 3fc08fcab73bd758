import { describe, expect, it } from "vitest";
import type { ShownItem } from "~/domain/menu/menu-item";
import { menuAllows, shownMenu } from "~/domain/menu/shown-menu";

const models = {
  tenantModels: [{ id: "m1", name: "Invoices Oslo" }],
  baseModels: [{ id: "b1", name: "Invoices-APAC" }],
};

/** The menu as lines: groups without an address, children behind "> ". */
const lines = (items: ShownItem[]): string[] =>
  items.flatMap(({ label, to, children }) => [
    `${"key" in label ? label.key : label.text}${to ? ` ${to}` : ""}`,
    ...lines(children ?? []).map((line) => `> ${line}`),
  ]);

const menuOf = (permissions: string[], about: Partial<Parameters<typeof shownMenu>[0]> = {}) =>
  lines(shownMenu({ permissions, isSystemAdmin: false, ...models, ...about }));

const documents = [
  "intake.inbox.title /inbox",
  "review.handling.assigned-title /assigned",
  "list.search-all /search",
  "shell.document-processing",
  "> Invoices Oslo /document-processing/m1/documents",
];
const training = ["shell.document-training", "> Invoices-APAC /training-documents/b1/training-documents"];

describe("the main menu", () => {
  it.each([
    { held: [], shown: [] },
    { held: ["TenantModel.ViewDocument"], shown: documents },
    { held: ["Model.ViewTrainingDocument"], shown: training },
    {
      held: ["Users.List"],
      shown: ["shell.reports /reports", "shell.user-management", "> shell.manage-users /Users/users"],
    },
    { held: ["TenantModel.ViewModel"], shown: ["shell.manage-models /aimodels/aimodels-list"] },
    { held: ["Roles"], shown: [] },
    { held: ["Audit"], shown: ["shell.organization", "> shell.audit /audit"] },
  ])("of somebody who holds $held", ({ held, shown }) => {
    expect(menuOf(held)).toEqual(["dashboard.title /dashboard", ...shown]);
  });

  it("of an administrator holds everything but the customers", () => {
    expect(menuOf(["*"])).toEqual([
      "dashboard.title /dashboard",
      ...documents,
      ...training,
      "shell.reports /reports",
      "shell.manage-models /aimodels/aimodels-list",
      "suppliers.title /suppliers",
      "shell.user-management",
      "> shell.manage-users /Users/users",
      "> shell.manage-roles /roles/roles",
      "> shell.api-users /Users/api-users",
      "shell.organization",
      "> shell.tenant-settings /tenant/settings",
      "> shell.connections /connections",
      "> shell.billing /billing",
      "> shell.audit /audit",
    ]);
    expect(menuOf(["*"], { isSystemAdmin: true })).toContain("shell.customers /customers");
  });

  it("says where no model is yet", () => {
    const [, , , , group] = shownMenu({
      permissions: ["TenantModel.ViewDocument"],
      isSystemAdmin: false,
      tenantModels: [],
      baseModels: [],
    });
    expect(group).toMatchObject({ children: [], whenEmpty: "shell.no-models" });
  });

  it.each([
    ["Users", "Users", true],
    ["Users.List", "Users", true],
    ["Users", "Users.List", false],
    ["MyUsers", "Users", true],
    ["users", "Users", false],
    ["*", "Anything", true],
  ])("a person with %s sees what needs %s: %s", (held, reference, seen) => {
    expect(menuAllows([held], reference)).toBe(seen);
  });
});
