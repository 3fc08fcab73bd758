import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";

async function longDocument(rows: number) {
  const { user, context } = await tenantUser();
  const model = await makeModel(context);
  const lineItems = Array.from({ length: rows }, (_, row) => ({
    cells: { description: found(`Article ${row + 1}`), netTotal: found("1.00") },
    arithmetic: "agrees" as const,
  }));
  const result = { ...plantedResult, lineItems };
  const documentId = await plantDocument(context, model.id, { status: "failed", result });
  const rowsNow = async () =>
    (await getDocument(context, { documentId })).lineItems.map(({ cells }) => cells.description?.value);
  return { user, context, documentId, rowsNow };
}

describe("the rows of a long table, without script", () => {
  it("are gone through by the page, and saving one page keeps the others", async () => {
    const { user, documentId, rowsNow } = await longDocument(2_100);
    await user.open(`/documents/${documentId}`);
    expect(user.text()).toContain("2,100 line items");
    expect(user.text()).toContain("Lines 1 to 100 of 2,100");
    user.type("Description, line 7", "Seventh");
    await user.press("Next lines");
    expect(user.text()).toContain("Lines 101 to 200 of 2,100");
    expect(user.value("Description, line 101")).toBe("Article 101");
    user.type("Go to line", "1234");
    await user.press("Go");
    expect(user.text()).toContain("Lines 1201 to 1300 of 2,100");
    user.type("Description, line 1234", "Changed");
    await user.press("Delete line 1235");
    await user.press("Add a line below line 1240");
    user.type("Description, line 1241", "Added");
    await user.press("Save");
    expect(user.text()).toContain("Saved.");
    expect(user.value("Description, line 1234")).toBe("Changed");
    const rows = await rowsNow();
    expect(rows).toHaveLength(2_100);
    expect([rows[6], rows[1_233], rows[1_234], rows[1_240], rows[2_099]]).toEqual([
      "Seventh",
      "Changed",
      "Article 1236",
      "Added",
      "Article 2100",
    ]);
  });

  it("say what is wrong with one before others are shown", async () => {
    const { user, documentId } = await longDocument(150);
    await user.open(`/documents/${documentId}`);
    user.type("Net total, line 3", "much");
    await user.press("Next lines");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Lines 1 to 100 of 150");
    expect(user.value("Net total, line 3")).toBe("much");
  });

  it("are put together with what somebody else made of the rows before them", async () => {
    const { user, context, documentId, rowsNow } = await longDocument(300);
    await user.open(`/documents/${documentId}?rows=2`);
    user.type("Description, line 105", "Mine");
    await saveCorrections(context, {
      documentId,
      revision: 0,
      rows: { first: 0, count: 2 },
      lineItems: [{ line: 1, cells: {} }],
    });
    await user.press("Save");
    expect(user.status()).toBe(409);
    await user.press("Save");
    expect(user.status()).toBe(200);
    const rows = await rowsNow();
    expect([rows.length, rows[0], rows[103], new Set(rows).size]).toEqual([299, "Article 2", "Mine", 299]);
  });
});
