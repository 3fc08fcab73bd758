import { apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";

describe("bills sent to be checked", () => {
  async function sent(text: string, query = "") {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const body = new FormData();
    body.append("file", new File([text], "bills.json", { type: "application/json" }));
    return ask("POST", `/api/TenantAIModels/EnergyBills/direct${query}`, { body });
  }

  it("are answered with every check, without anything being kept", async () => {
    const { status, json } = await sent(
      JSON.stringify({ fields: { total: "10.00", subTotal: "9.00", tax: { value: "2.00" } } }),
    );
    expect(status).toBe(200);
    const [bill] = json.items as unknown as { outcomes: object[] }[];
    expect(bill?.outcomes).toHaveLength(20);
    expect(bill?.outcomes[0]).toMatchObject({
      severity: "severe",
      message: "The total is 10, but lines and tax come to 11.",
    });
    expect(bill?.outcomes[3]).toMatchObject({ severity: "unknown" });
  });

  it.each([
    ['{\n  "fields": {,}\n}', { field: "file", detail: "This is not JSON: line 2, column 14." }],
    ['[{ "fields": { "total": [1] } }]', { field: "file.0.fields.total" }],
    ['{ "fields": 7 }', { field: "file.fields" }],
    ["[]", null],
  ])("are refused with the place: %s", async (text, error) => {
    const { status, json } = await sent(text);
    expect(status).toBe(error ? 422 : 200);
    if (error) expect((json.errors as object[])[0]).toMatchObject(error);
  });
});
