import { apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { usualOrderSettings } from "~/domain/orders/order-settings";

describe("purchase orders by the API", () => {
  it("are imported after a look, listed, shown, exported and deleted", async () => {
    const context = await makeTenant();
    const { key } = await makeKey(context, { permissions: ["Suppliers", "Suppliers.Edit"] });
    const ask = apiClient(key);
    await ask("POST", "/api/suppliers", jsonBody({ name: "Larkmoor Ltd", number: "V-7" }));
    const csv = "orderNumber,supplierNumber,quantity,unitPrice\n4500012,v7,10,2.5\n4500013,V-9,1,\n";
    const would = await ask("POST", "/api/orders/import", jsonBody({ csv }));
    expect(would.json).toMatchObject({
      applied: false,
      created: 1,
      rows: [{ row: 2, number: "4500012", line: "1", what: "new" }],
      refused: [{ row: 3, message: "No supplier with this number is on file." }],
    });
    expect((await ask("GET", "/api/orders")).json).toEqual({ items: [], nextCursor: null });

    await ask("POST", "/api/orders/import", jsonBody({ csv, apply: true }));
    const { json: list } = await ask("GET", "/api/orders?search=4500");
    expect(list).toMatchObject({
      items: [{ number: "4500012", supplierName: "Larkmoor Ltd", closed: false }],
    });
    const path = `/api/orders/${(list as unknown as { items: { orderId: string }[] }).items[0]?.orderId}`;
    expect((await ask("GET", path)).json).toMatchObject({
      lines: [{ line: "1", quantity: 10, unitPrice: 2.5, received: null, invoiced: 0, waiting: 0 }],
      documents: [],
    });
    expect((await ask("GET", "/api/orders/export")).text).toContain("4500012,V-7,1,,,10,2.5,,,0,no");
    expect((await ask("DELETE", path)).status).toBe(204);
    expect((await ask("GET", path)).status).toBe(404);
  });

  it("keep the tolerances that somebody chose", async () => {
    const { key } = await makeKey(await makeTenant(), { permissions: ["Suppliers", "Suppliers.Edit"] });
    const ask = apiClient(key);
    expect((await ask("GET", "/api/orders/settings")).json).toEqual(usualOrderSettings);
    const strict = { ...usualOrderSettings, pricePercent: 0.5, receipts: "required" as const };
    expect((await ask("PUT", "/api/orders/settings", jsonBody(strict))).status).toBe(204);
    expect((await ask("GET", "/api/orders/settings")).json).toEqual(strict);
    const wrong = await ask("PUT", "/api/orders/settings", jsonBody({ ...strict, totalPercent: -1 }));
    expect(wrong.status).toBe(422);
  });
});
