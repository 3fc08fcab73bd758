import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { getModelFile } from "~/operations/models/get-file";
import { getStorage } from "~/operations/models/get-storage";
import { listModels } from "~/operations/models/list";

const list = "/aimodels/aimodels-list";

describe("the list of models without script", () => {
  it("finds, sorts, archives and brings back", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context, { name: "Alpha" });
    await makeModel(context, { name: "Beta" });
    await user.open(list);
    expect(user.text()).toContain("2 models");
    user.type("Name contains", "alp");
    await user.press("Search");
    expect(user.text()).toContain("1 model");
    expect(user.text()).not.toContain("NameBeta");
    await user.follow("Archive");
    expect(user.text()).toContain("Archive Alpha?");
    await user.press("Archive");
    expect(user.text()).toContain("The model was archived.");
    await user.follow("OK");
    expect(user.text()).not.toContain("Alpha");
    user.choose("Status", "Archived");
    await user.press("Search");
    expect(user.text()).toContain("Alpha");
    await user.follow("Restore");
    await user.press("Restore");
    expect(await listModels(context, {})).toHaveLength(2);
  });

  it("copies under a name of its own", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context);
    await user.open(list);
    await user.follow("Copy");
    expect(user.value("Name of the copy")).toBe("Supplier Invoices copy");
    user.type("Name of the copy", "supplier invoices");
    await user.press("Copy");
    expect(user.status()).toBe(409);
    expect(user.text()).toContain("Another model has this name");
    user.type("Name of the copy", "Second");
    await user.press("Copy");
    expect(user.text()).toContain("Second was created");
  });
});

describe("a model as a file", () => {
  it("is downloaded, and uploaded as another", async () => {
    const { user, context, download } = await tenantUser();
    const model = await makeModel(context);
    const response = await download(`/aimodels/model-file/${model.id}`);
    expect(response.headers.get("Content-Disposition")).toContain("supplier-invoices.aimodel.json");
    const text = await response.text();
    expect(text).toBe((await getModelFile(context, { modelId: model.id })).text);
    await user.open("/aimodels/upload-aimodel");
    const wrong = text.replace('"weight": 5', '"weight": 11');
    const upload = (content: string) =>
      user.press("Upload AI model", { file: [new File([content], "m.json", { type: "application/json" })] });
    user.type("Different name (optional)", "Third");
    await upload(wrong);
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("In the file, at “fields.0.weight”: The weight must be");
    expect(user.value("Different name (optional)")).toBe("Third");
    await upload(text.replace(/"name": .*/, ""));
    expect(user.text()).toContain("In the file, at “name”: A value is missing here");
    await upload(text);
    expect(user.text()).toContain("Third was created");
  });
});

describe("the settings screens of a model", () => {
  it("keep an FTP server and never send its password back", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await user.open(`/aimodels/edit-aimodel/${id}`);
    await user.follow("Storage and FTP");
    user.choose("Storage provider", "FTP");
    user.type("Password", "s3cret");
    user.tick("Generate a CSV file");
    await user.press("Save");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Host name")).toContain("Enter a host name");
    expect(user.html()).not.toContain("s3cret");
    user.type("Host name", "ftp.example.com");
    user.type("User name", "u");
    user.type("Document folder", "in");
    user.type("Password", "s3cret");
    await user.press("Save");
    expect(user.text()).toContain("was saved");
    expect(user.html()).not.toContain("s3cret");
    expect(await getStorage(context, { modelId: id })).toMatchObject({
      ftp: { hostName: "ftp.example.com", port: 21, documentFolder: "in", encryption: "explicit" },
      model: { csvGeneration: true, revision: 2 },
    });
    await user.open(`/aimodels/ftp-settings/${id}`);
    user.type("Port", "25");
    user.type("Password", "other");
    await user.press("Test connection");
    expect(user.status()).toBe(503);
    expect(user.text()).toContain("This server cannot be used");
    expect(user.value("Port")).toBe("25");
  });

  it("say how mail reaches it, how reports are written, and that nothing goes to an ERP system", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await user.open(`/aimodels/email-connector-settings/${id}`);
    expect(user.text()).toContain("Supplier-Invoices");
    expect(user.text()).toContain(`documents+${context.tenant.slug}`);
    await user.open(`/aimodels/report-settings/${id}`);
    expect(user.text()).toContain("MM/dd/yyyy");
    await user.open(`/aimodels/dynamic365-settings/${id}`);
    expect(user.text()).toContain("Documents of this model are not sent to Dynamics 365.");
  });

  it("say what the weights mean when asked, and save nothing", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await user.open(`/aimodels/edit-aimodel/${id}`);
    expect(user.text()).toContain("The selected fields add up to 16.");
    user.type("Weight of Total", "9");
    user.type("Confidence threshold", "17");
    await user.press("Check");
    expect(user.text()).toContain("The selected fields add up to 20.");
    expect(user.text()).toContain(
      "The required fields add up to 14. Other fields with a total weight of 3 must also be found",
    );
    expect(user.value("Weight of Total")).toBe("9");
    expect((await listModels(context, {}))[0]).toMatchObject({ threshold: 10, revision: 1 });
  });
});
