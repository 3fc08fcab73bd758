import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { listModels } from "~/operations/models/list";

async function onForm() {
  const { user, context } = await tenantUser();
  await user.open("/aimodels/create-aimodel?baseModel=invoices-north-america");
  user.type("Name", "Deliveries");
  return { user, context };
}

describe("fields of one's own on the model form, without script", () => {
  it("are added row by row, typed, saved, renamed and removed", async () => {
    const { user, context } = await onForm();
    await user.press("Add a custom field");
    user.type("Name of custom field 1", "Delivery note");
    user.choose("Type of custom field 1", "Code or number");
    user.type("Weight 1", "6");
    await user.press("Add a custom field");
    expect(user.value("Name")).toBe("Deliveries");
    expect(user.value("Name of custom field 1")).toBe("Delivery note");
    user.type("Name of custom field 2", "Crates");
    user.choose("Type of custom field 2", "Number");
    await user.press("Create AI model");
    const [model] = await listModels(context, {});
    expect(model?.fields.filter((field) => field.own)).toEqual([
      {
        key: "own:delivery-note",
        weight: 6,
        required: false,
        line: false,
        own: { name: "Delivery note", type: "id" },
      },
      {
        key: "own:crates",
        weight: 1,
        required: false,
        line: false,
        own: { name: "Crates", type: "number" },
      },
    ]);

    await user.open(`/aimodels/edit-aimodel/${model?.id}`);
    user.type("Name of custom field 1", "Docket");
    await user.press("Remove Crates");
    expect(user.text()).not.toContain("Name of custom field 2");
    expect(user.value("Name of custom field 1")).toBe("Docket");
    await user.press("Save");
    const [saved] = await listModels(context, {});
    expect(saved?.fields.filter((field) => field.own)).toMatchObject([
      { key: "own:delivery-note", own: { name: "Docket", type: "id" } },
    ]);
  });

  it("drop an empty row, and say at the row what is wrong with a name", async () => {
    const { user, context } = await onForm();
    await user.press("Add a custom field");
    await user.press("Add a custom field");
    await user.press("Add a custom field");
    user.type("Name of custom field 2", "Cost centre");
    user.type("Name of custom field 3", "COST-CENTRE");
    await user.press("Create AI model");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Name of custom field 3")).toContain("Another custom field has this name");
    expect(user.errorAt("Name of custom field 2")).toBe("");
    await user.press("Remove COST-CENTRE");
    await user.press("Create AI model");
    const [model] = await listModels(context, {});
    expect(model?.fields.filter((field) => field.own).map(({ key }) => key)).toEqual(["own:cost-centre"]);
  });

  it("count towards what the threshold may ask for", async () => {
    const { user } = await onForm();
    await user.press("Add a custom field");
    user.type("Name of custom field 1", "Crates");
    user.type("Weight 1", "11");
    user.type("Confidence threshold", "3000");
    await user.press("Create AI model");
    expect(user.errorAt("Weight 1")).toContain("from 1 to 10");
  });
});
