import type { ExtractionResult } from "@engine/results/extraction-result";
import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";

async function twoPeople(count = 1, status: "success" | "failed" = "success") {
  const { user, context } = await tenantUser();
  const { user: other } = await tenantUser({ context });
  const model = await makeModel(context);
  const ids: string[] = [];
  for (let position = 1; position <= count; position += 1)
    ids.push(
      await plantDocument(context, model.id, { position, status, fileName: `invoice-${position}.pdf` }),
    );
  const [documentId = ""] = ids;
  return { user, other, context, model, ids, documentId };
}

describe("two people at one document", () => {
  it("are kept apart by a claim, which is taken by a button and can be taken over", async () => {
    const { user, other, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "12.00");
    await user.press("Work on it");
    expect(user.text()).toContain("You are working on this document now.");
    expect(user.text()).not.toContain("Nobody is working on this document.");
    expect(user.value("Total · Required")).toBe("12.00");
    await other.open(`/documents/${documentId}`);
    expect(other.text()).toContain("has been working on this document since");
    expect(other.html()).not.toContain('value="save" formAction');
    await other.press("Take over");
    expect(other.text()).toContain("You have taken the document over.");
    await user.open(`/documents/${documentId}`);
    expect(user.text()).toContain("has been working on this document since");
  });

  it("do not claim a document by looking at it, but by the first thing that they do to it", async () => {
    const { user, other, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    await other.open(`/documents/${documentId}`);
    expect(other.text()).toContain("Nobody is working on this document.");
    await user.press("Add line");
    expect(user.text()).not.toContain("Nobody is working on this document.");
    await other.press("Work on it");
    expect(other.status()).toBe(409);
    expect(other.text()).toContain("Someone else has just started working on this document.");
    expect(other.text()).toContain("has been working on this document since");
  });

  it("is free again once the first has saved", async () => {
    const { user, other, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    await user.press("Work on it");
    user.type("Total · Required", "77.00");
    await user.press("Save");
    await other.open(`/documents/${documentId}`);
    expect(other.text()).not.toContain("has been working on this document");
  });

  it("lose nothing on ten documents, and the second sees what changed", { timeout: 120_000 }, async () => {
    const { user, other, context, ids } = await twoPeople(10);
    for (const [at, documentId] of ids.entries()) {
      await user.open(`/documents/${documentId}`);
      await user.press("Work on it");
      await other.open(`/documents/${documentId}`);
      await other.press("Take over");
      user.type("Total · Required", `${70 + at}.00`);
      user.type("Net total, line 1", "61.00");
      await user.press("Save");
      expect(user.status()).toBe(200);
      other.type("Total · Required", "99.00");
      other.type("Invoice number · Required", `MINE-${at}`);
      other.type("Net total, line 2", "41.00");
      await other.press("Save");
      expect(other.status()).toBe(409);
      expect(other.text()).toContain("saved changes in the meantime");
      expect(other.text()).toContain(`“100.00” is now “${70 + at}.00”`);
      expect(other.text()).toContain("Your entry “99.00” is kept until you save");
      expect(other.text()).toContain("“60.00” is now “61.00”");
      expect(other.value("Net total, line 1")).toBe("61.00");
      expect(other.value("Net total, line 2")).toBe("41.00");
      await other.press("Save");
      const { fields, lineItems, corrections } = await getDocument(context, { documentId });
      const value = (key: string) => fields.find((field) => field.key === key)?.value;
      expect([value("total"), value("invoiceNumber")]).toEqual(["99.00", `MINE-${at}`]);
      expect(lineItems.map(({ cells }) => cells.netTotal?.value)).toEqual(["61.00", "41.00"]);
      // What was overwritten knowingly is still in the history.
      expect(corrections.map(({ newValue }) => newValue)).toContain(`${70 + at}.00`);
    }
  });

  it("read each other's comments, and writing one loses nothing typed", async () => {
    const { user, other, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "12.00");
    user.type("Comment", "Is this the second page of April?");
    await user.press("Add comment");
    expect(user.value("Total · Required")).toBe("12.00");
    expect(user.text()).toContain("Your comment was added.");
    await user.press("Add comment");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Enter a comment first.");
    await other.open(`/documents/${documentId}`);
    expect(other.text()).toContain("Is this the second page of April?");
  });
});

describe("a form that is sent twice", () => {
  it("is saved once, and nobody is told of a conflict with himself", async () => {
    const { user, context, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    await user.press("Add a line below line 2");
    user.type("Description, line 3", "Freight");
    user.type("Net total, line 3", "5");
    user.type("Total · Required", "105");
    const again = user.keep();
    await user.press("Save");
    again();
    await user.press("Save");
    expect([user.status(), user.path()]).toEqual([200, `/documents/${documentId}?page=1&done=save`]);
    expect(user.text()).toContain("Saved.");
    const { lineItems, corrections } = await getDocument(context, { documentId });
    expect(lineItems.map(({ cells }) => cells.description?.value)).toEqual(["Rope", "Paint", "Freight"]);
    expect(corrections.filter(({ field }) => field === "total")).toHaveLength(1);
  });

  it("is approved once, changed or not, and the next document comes", async () => {
    const { user, ids } = await twoPeople(2, "failed");
    const [first, second] = ids;
    await user.open(`/documents/${first}`);
    user.type("Total · Required", "88.00");
    const again = user.keep();
    await user.press("Approve and next");
    again();
    await user.press("Approve and next");
    expect([user.status(), user.path()]).toEqual([
      200,
      `/documents/${second}?done=approve&approved=${first}`,
    ]);
    const lastAgain = user.keep();
    await user.press("Approve");
    lastAgain();
    await user.press("Approve");
    expect(user.text()).toContain("Approved. No more documents of this AI model need review.");
  });

  it("is not taken for saved where somebody else saved something else", async () => {
    const { user, other, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "105.00");
    const again = user.keep();
    await user.press("Save");
    await other.open(`/documents/${documentId}`);
    other.type("Invoice number · Required", "THEIRS-1");
    await other.press("Save");
    again();
    await user.press("Save");
    expect(user.status()).toBe(409);
    expect(user.text()).toContain("is now “THEIRS-1”");
    expect(user.text()).not.toContain("Your entry");
  });
});

describe("what is typed and not saved", () => {
  it("outlives every button that does not save: a comment and pasted rows, too", async () => {
    const { user, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "12.00");
    user.type("Comment", "Ask Ana");
    user.type("Copied cells, starting at the cell to fill, or as new lines:", "Freight");
    for (const button of ["INV-8", "Add line", "Undo", "Rotate right", "Delete line 2"]) {
      await user.press(button);
      expect([button, user.value("Total · Required"), user.value("Comment")]).toEqual([
        button,
        "12.00",
        "Ask Ana",
      ]);
      expect(user.html()).toContain("Freight</textarea>");
    }
  });

  it("stops what reads the document anew", async () => {
    const { user, context, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "12.00");
    await user.press("Reprocess");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("You have unsaved changes.");
    expect(user.value("Total · Required")).toBe("12.00");
    expect(await getDocument(context, { documentId })).toMatchObject({ status: "success", attempt: 1 });
  });

  it("goes along when the document is submitted for training, and so does a comment with what is saved", async () => {
    const { user, context, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "12.00");
    user.type("Comment", "Ask Ana");
    await user.press("Submit for training");
    expect(user.text()).toContain("Ask Ana");
    expect(user.value("Comment")).toBe("");
    const { status, fields } = await getDocument(context, { documentId });
    expect([status, fields.find(({ key }) => key === "total")?.value]).toEqual(["submitted", "12.00"]);
  });

  it("does not make Enter press what stands above the form", async () => {
    const { user, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    const [first] = user.html().match(/<button[^>]*form="review"[^>]*>/) ?? [];
    expect(first).toContain('value="save"');
  });
});

describe("rows of a spreadsheet that wait in their box", () => {
  const box = "Copied cells, starting at the cell to fill, or as new lines:";
  const descriptions = async (context: TenantContext, documentId: string) =>
    (await getDocument(context, { documentId })).lineItems.map(({ cells }) => cells.description?.value);

  it.each([
    ["Save", "userEdited"],
    ["Approve", "approved"],
    ["Submit for training", "submitted"],
  ])("are put in by %s", async (button, status) => {
    const { user, context, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type(box, "Freight\nPallets\n");
    await user.press(button);
    expect(user.status()).toBe(200);
    expect(await descriptions(context, documentId)).toEqual(["Rope", "Paint", "Freight", "Pallets"]);
    expect(await getDocument(context, { documentId })).toMatchObject({ status });
    await user.open(`/documents/${documentId}`);
    expect(user.html()).not.toContain("Pallets</textarea>");
  });

  it("stand in the table when they are refused, with what is wrong at the cell", async () => {
    const { user, context, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "12.00");
    user.type("Comment", "Ask Ana");
    user.type(box, "Freight\ta lot");
    await user.press("Save");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Quantity, line 3")).toContain("number");
    expect(user.value("Description, line 3")).toBe("Freight");
    expect([user.value("Total · Required"), user.value("Comment"), user.value(box)]).toEqual([
      "12.00",
      "Ask Ana",
      "",
    ]);
    await user.press("Undo");
    expect(user.text()).not.toContain("line 3");
    expect(await descriptions(context, documentId)).toEqual(["Rope", "Paint"]);
  });

  it.each(["Fill in", "Save", "Approve", "Submit for training"])(
    "stay there, and nothing is saved by %s, when they are wider than the table",
    async (button) => {
      const { user, context, documentId } = await twoPeople();
      await user.open(`/documents/${documentId}`);
      user.type("Total · Required", "12.00");
      const wide = `Freight${"\t1".repeat(40)}`;
      user.type(box, wide);
      await user.press(button);
      expect(user.status()).toBe(422);
      expect(user.errorAt(box)).toContain("more columns than the table");
      expect([user.value(box), user.value("Total · Required")]).toEqual([wide, "12.00"]);
      expect(await descriptions(context, documentId)).toEqual(["Rope", "Paint"]);
    },
  );

  it("are not lost by what is done besides, and stop what reads the document anew", async () => {
    const { user, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type(box, "Freight");
    user.type("Comment", "Ask Ana");
    await user.press("Add comment");
    expect(user.text()).toContain("Your comment was added.");
    expect(user.value(box)).toBe("Freight");
    await user.press("Reprocess");
    expect(user.status()).toBe(422);
    expect(user.value(box)).toBe("Freight");
  });
});

describe("the queue of documents that missed their confidence", () => {
  it("goes on from one to the next, oldest first, past those of others, until none is left", async () => {
    const { user, other, context, ids } = await twoPeople(3, "failed");
    await other.open(`/documents/${ids[1]}`);
    await other.press("Work on it");
    await user.open(`/documents/${ids[0]}`);
    expect(user.text()).toContain("1 of 3 to review");
    user.type("Total · Required", "88.00");
    await user.press("Approve and next");
    expect(user.path()).toBe(`/documents/${ids[2]}?done=approve&approved=${ids[0]}`);
    expect(user.text()).toContain("2 of 2 to review");
    await user.press("Approve");
    expect(user.text()).toContain("Approved. No more documents of this AI model need review.");
    const statuses = await Promise.all(ids.map((documentId) => getDocument(context, { documentId })));
    expect(statuses.map(({ status }) => status)).toEqual(["approved", "failed", "approved"]);
  });
});

describe("the review without script", () => {
  it("counts what needs review, cells of line items too, until it is looked at", async () => {
    const { user, context, model } = await twoPeople();
    const [rope, ...others] = plantedResult.lineItems;
    const cells = { ...rope?.cells, description: found("Rope", { confidence: 0.5 }) };
    const result: ExtractionResult = {
      ...plantedResult,
      fields: { ...plantedResult.fields, total: found("100.00", { confidence: 0.4 }) },
      lineItems: [{ cells, arithmetic: "agrees" }, ...others],
    };
    await user.open(`/documents/${await plantDocument(context, model.id, { position: 2, result })}`);
    expect(user.text()).toContain("2 values need review.");
    user.type("Total · Required", "100.10");
    await user.press("Save");
    expect(user.text()).toContain("One value needs review.");
    await user.press("Español");
    expect(user.text()).toContain("Un valor necesita revisión.");
    await user.press("Eliminar la línea 1");
    expect(user.text()).toContain("Ningún valor necesita revisión.");
  });

  it("splits, merges and pastes rows, and undoes and redoes it", async () => {
    const { user, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    await user.press("Merge line 2 with the one above");
    expect(user.value("Description, line 1")).toBe("Rope Paint");
    expect(user.value("Net total, line 1")).toBe("60.00 40.00");
    await user.press("Split line 1 in two");
    expect(user.value("Net total, line 2")).toBe("40.00");
    await user.press("Undo");
    expect(user.value("Net total, line 1")).toBe("60.00 40.00");
    await user.press("Undo");
    expect(user.value("Description, line 2")).toBe("Paint");
    await user.press("Redo");
    expect(user.value("Description, line 1")).toBe("Rope Paint");
  });

  it("tells the history of a value: what was found, who changed it, when", async () => {
    const { user, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "55.00");
    await user.press("Save");
    expect(user.text()).toContain("1 change");
    expect(user.text()).toMatch(/“100\.00” → “55\.00”, \S+ \S+, /);
    expect(user.text()).toContain("Originally extracted: “100.00”");
    for (const day of ["03/09/2026", "03/10/2026"]) {
      user.type("Invoice date", day);
      await user.press("Save");
    }
    expect(user.text()).toContain("entered by a user (before: “03/09/2026”)");
  });

  it("turns and enlarges the page without losing what was typed", async () => {
    const { user, documentId } = await twoPeople();
    await user.open(`/documents/${documentId}`);
    user.type("Total · Required", "55.00");
    await user.press("Rotate right");
    expect(user.html()).toContain("rotate(90deg)");
    await user.press("Zoom in");
    expect(user.html()).toContain("rotate(90deg)");
    expect(user.html()).toContain("width:150%");
    expect(user.value("Total · Required")).toBe("55.00");
  });
});
