import { apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { documentRow } from "@tests/support/stored-rows";
import { describe, expect, it } from "vitest";

/** Someone at the page, with a key of an organization that has a model. */
async function visitor(isSandbox: boolean) {
  const context = await makeTenant();
  const { id: model } = await makeModel(context);
  const { key } = await makeKey(context, { isSandbox });
  const ask = apiClient(null);
  const press = (step: string, more: Record<string, string> = {}) =>
    ask("POST", "/api/docs/try", { body: new URLSearchParams({ step, key, ...more }) });
  return { press, model, key };
}

const typedIn = (text: string, id: string) =>
  new RegExp(`id="${id}" name="[a-z]+" value="([^"]*)"`).exec(text)?.[1];

describe("trying calls in the documentation", () => {
  it("goes from the models to a document by pressing, with a sandbox key", async () => {
    const { press, model, key } = await visitor(true);
    const models = await press("models");
    expect([models.status, models.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(models.text).toContain("Answered <strong>200</strong>");
    expect(models.text).toContain(`&quot;tenantAIModelId&quot;: &quot;${model}&quot;`);
    const sent = await press("send", { model });
    expect(sent.text).toContain("Answered <strong>202</strong>");
    const document = typedIn(sent.text, "result-document") ?? "";
    expect(await documentRow(document)).toMatchObject({
      model_id: model,
      file_name: "sample-invoice-1.pdf",
      purpose: "sandbox",
    });
    expect(typedIn(sent.text, "result-key")).toBe(key);
    const result = await press("result", { model, document });
    expect(result.text).toContain("&quot;status&quot;: &quot;received&quot;");
  });

  it("sends a document of the kind that the model reads", async () => {
    const context = await makeTenant();
    const { id: model } = await makeModel(context, { baseModelId: "receipts", culture: "es-MX" });
    const { key } = await makeKey(context, { isSandbox: true });
    const body = new URLSearchParams({ step: "send", key, model });
    const { text } = await apiClient(null)("POST", "/api/docs/try", { body });
    expect(await documentRow(typedIn(text, "result-document") ?? "")).toMatchObject({
      file_name: "recibo-de-ejemplo-1.pdf",
    });
  });

  it("shows the problem of a call that was refused", async () => {
    const { press } = await visitor(true);
    const answer = await press("result", { model: "../..", document: "no-such" });
    expect(answer.text).toContain("Answered <strong>404</strong>");
    expect(answer.text).toContain("&quot;code&quot;: &quot;not-found&quot;");
  });

  it("takes no other key, and gives none back", async () => {
    const { press, key } = await visitor(false);
    for (const other of [key, "fw_nonsense", ""]) {
      const { text } = await press("models", { key: other });
      expect(text).toContain("This is not a valid sandbox key");
      expect(text).not.toContain("Answered");
      expect(typedIn(text, "models-key")).toBe("");
    }
  });
});
