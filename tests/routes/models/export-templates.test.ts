import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";
import { listTemplates } from "~/operations/export-templates/list";

it("a template is made of a preset, its columns moved, added and taken away by buttons, shown and saved, without script", async () => {
  const { user, context } = await tenantUser();
  const modelId = (await makeModel(context)).id;
  await plantDocument(context, modelId, { position: 1 });
  await user.open(`/aimodels/export-settings/${modelId}`);
  user.choose("Template for", "Sage");
  await user.press("Create template");
  expect(user.value("Name")).toBe("Sage");
  expect(user.value("Heading of column 1")).toBe("Type");
  await user.press("Down: column 1");
  expect([1, 2].map((number) => user.value(`Heading of column ${number}`))).toEqual([
    "Account Reference",
    "Type",
  ]);
  await user.press("Remove: column 1");
  await user.press("Add column");
  await user.press("Preview");
  expect(user.text()).toContain("Enter a heading of at most 100 characters.");
  user.type("Heading of column 10", "Firma");
  user.type("Text of column 10", "Hafen");
  await user.press("Preview");
  expect(user.text()).toContain("Hafen");
  await user.press("Save");
  expect(user.text()).toContain("The template was saved.");
  const [saved] = (await listTemplates(context, { modelId })).templates;
  expect(saved?.layout.columns.map(({ heading }) => heading)).toEqual([
    "Type",
    "Nominal A/C Ref",
    "Department Code",
    "Date",
    "Reference",
    "Details",
    "Net Amount",
    "Tax Code",
    "Tax Amount",
    "Firma",
  ]);
});
