import { type Answer, apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";

const iban = "DE89370400440532013000";

async function supplierFile(permissions = ["Suppliers", "Suppliers.Edit", "Suppliers.SettleBankAccount"]) {
  const context = await makeTenant();
  const { key } = await makeKey(context, { permissions });
  return apiClient(key);
}

describe("the supplier file by the API", () => {
  it("takes a supplier, shows it with its bank accounts, changes and deletes it", async () => {
    const ask = await supplierFile();
    const made = await ask(
      "POST",
      "/api/suppliers",
      jsonBody({ name: "Larkmoor Joinery Ltd", number: "V-7", country: "gb" }),
    );
    expect(made.status).toBe(201);
    const { supplierId } = made.json;
    const path = `/api/suppliers/${supplierId}`;

    expect((await ask("POST", `${path}/accounts`, jsonBody({ account: iban }))).status).toBe(204);
    const { json: shown } = await ask("GET", path);
    expect(shown).toMatchObject({
      supplierId,
      name: "Larkmoor Joinery Ltd",
      number: "V-7",
      country: "GB",
      origin: "person",
      accounts: [{ account: iban, country: "DE", origin: "person" }],
    });

    expect((await ask("PUT", path, jsonBody({ name: "Larkmoor Ltd", orderRequired: true }))).status).toBe(
      204,
    );
    expect((await ask("GET", "/api/suppliers?search=lark")).json).toMatchObject({
      items: [{ supplierId, name: "Larkmoor Ltd", orderRequired: true }],
      nextCursor: null,
    });

    const account = `${path}/accounts/${shown.accounts?.[0]?.accountId}`;
    expect((await ask("DELETE", account)).status).toBe(204);
    expect((await ask("DELETE", account)).status).toBe(404);
    expect((await ask("DELETE", path)).status).toBe(204);
    expect((await ask("GET", path)).status).toBe(404);
  });

  it("imports CSV after showing what it would do, and exports what can be imported", async () => {
    const ask = await supplierFile();
    const csv = `name,number,iban\nLarkmoor Ltd,V-7,${iban}\n,V-8,\n`;
    const would = await ask("POST", "/api/suppliers/import", jsonBody({ csv }));
    expect(would.json).toMatchObject({
      applied: false,
      created: 1,
      rows: [{ row: 2, name: "Larkmoor Ltd", what: "new", accounts: 1 }],
      refused: [{ row: 3, message: expect.stringMatching(/name/i) }],
    });
    expect((await ask("GET", "/api/suppliers")).json).toEqual({ items: [], nextCursor: null });

    expect((await ask("POST", "/api/suppliers/import", jsonBody({ csv, apply: true }))).json).toMatchObject({
      applied: true,
      created: 1,
    });
    const { text } = await ask("GET", "/api/suppliers/export");
    const again = await ask("POST", "/api/suppliers/import", jsonBody({ csv: text, apply: true }));
    expect(again.json).toMatchObject({ created: 0, changed: 1, refused: [] });
  });

  it("names the field that is wrong, and a number that is another's", async () => {
    const ask = await supplierFile();
    const problemsOf = ({ status, json }: Answer) => ({
      status,
      fields: (json as { errors?: { field: string }[] }).errors?.map(({ field }) => field),
    });
    await ask("POST", "/api/suppliers", jsonBody({ name: "First", number: "V-1" }));
    const twice = await ask("POST", "/api/suppliers", jsonBody({ name: "Second", number: "v-1" }));
    expect(twice.status).toBe(409);
    const wrong = { name: "", country: "Spain", taxNumbers: ["ES00000000A"] };
    expect(problemsOf(await ask("POST", "/api/suppliers", jsonBody(wrong)))).toEqual({
      status: 422,
      fields: ["name", "taxNumbers", "country"],
    });
    const { json } = await ask("GET", "/api/suppliers");
    const supplierId = json.items?.[0]?.supplierId;
    const notAccount = await ask(
      "POST",
      `/api/suppliers/${supplierId}/accounts`,
      jsonBody({ account: "DE00370400440532013000" }),
    );
    expect(problemsOf(notAccount)).toEqual({ status: 422, fields: ["account"] });
    const tooLong = { csv: `name\n${"x".repeat(1_000_000)}` };
    expect(problemsOf(await ask("POST", "/api/suppliers/import", jsonBody(tooLong)))).toEqual({
      status: 422,
      fields: ["csv"],
    });
  });

  it("leaves bank accounts to keys that may settle them", async () => {
    const ask = await supplierFile(["Suppliers", "Suppliers.Edit"]);
    const { json } = await ask("POST", "/api/suppliers", jsonBody({ name: "Larkmoor Ltd" }));
    const path = `/api/suppliers/${json.supplierId}`;
    expect((await ask("POST", `${path}/accounts`, jsonBody({ account: iban }))).status).toBe(403);
    expect((await ask("GET", path)).json).toMatchObject({ accounts: [] });
  });
});
