import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { type ConcernKind, encodeConcerns } from "~/domain/documents/concerns";
import { countByStatus } from "~/operations/documents/count-by-status";
import { listDocuments } from "~/operations/documents/list";

const pdf = (name: string, body = "%PDF-1.7 small") => new File([body], name, { type: "application/pdf" });
const namesOf = async (list: ReturnType<typeof listDocuments>) =>
  (await list).items.map(({ fileName }) => fileName);

async function openList() {
  const { user, context, download } = await tenantUser();
  const model = await makeModel(context);
  const address = `/document-processing/${model.id}/documents`;
  await user.open(address);
  return { user, context, model, address, download };
}

describe("uploading without script", () => {
  it("makes one document of a form that is sent twice, and another of the next form", async () => {
    const { user, context, model } = await openList();
    const count = async () => (await listDocuments(context, { modelId: model.id })).totalCount;
    const again = user.keep();
    await user.press("Upload", { file: [pdf("one.pdf")] });
    again();
    await user.press("Upload", { file: [pdf("one.pdf")] });
    expect(await count()).toBe(1);
    await user.press("Upload", { file: [pdf("one.pdf")] });
    expect(await count()).toBe(2);
  });

  it("takes several files and shows them", async () => {
    const { user, context, model } = await openList();
    await user.press("Upload", { file: [pdf("one.pdf"), pdf("請求書.pdf", "%PDF-1.7 other")] });
    expect(user.status()).toBe(200);
    expect(user.text()).toContain("2 files were received.");
    expect(user.text()).toContain("請求書.pdf");
    expect(user.html()).toContain('http-equiv="refresh"');
    expect(await namesOf(listDocuments(context, { modelId: model.id }))).toEqual(["請求書.pdf", "one.pdf"]);
  });

  it("names what it refuses and keeps the rest", async () => {
    const { user, context, model } = await openList();
    await user.press("Upload", { file: [pdf("letter.docx"), pdf("good.pdf"), pdf("empty.pdf", "")] });
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("1 file was received.");
    expect(user.text()).toContain("letter.docx: Only PDF, JPG, JPEG, PNG and ZIP files are accepted.");
    expect(user.text()).toContain("empty.pdf: The file is empty.");
    expect(await namesOf(listDocuments(context, { modelId: model.id }))).toEqual(["good.pdf"]);
  });

  it("names a file that is too large and takes the one after it", async () => {
    const { user, context, model } = await openList();
    const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], "large.pdf");
    await user.press("Upload", { file: [large, pdf("after.pdf")] });
    expect(user.text()).toContain("large.pdf: The file is larger than 25 MB.");
    expect(await namesOf(listDocuments(context, { modelId: model.id }))).toEqual(["after.pdf"]);
  });

  it("asks for a file when none was chosen", async () => {
    const { user } = await openList();
    await user.press("Upload");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Choose at least one file.");
  });
});

describe("the list without script", () => {
  it("filters by day and status, and says when nothing matches", async () => {
    const { user, context, model, address } = await openList();
    const at = (day: string) => new Date(`${day}T12:00:00Z`).getTime();
    const row = { modelId: model.id, confidence: 0.777 };
    await insertDocuments(context, [
      {
        ...row,
        id: context.newId(),
        position: 1,
        status: "success",
        receivedAt: at("2026-03-01"),
        fileName: "march.pdf",
      },
      {
        ...row,
        id: context.newId(),
        position: 2,
        status: "failed",
        receivedAt: at("2026-04-01"),
        fileName: "april.pdf",
      },
    ]);
    await user.open(address);
    expect(user.text()).toMatch(/april\.pdf.*Low confidence.*04\/01\/2026 12:00.*march\.pdf/s);
    user.choose("Status", "Success");
    await user.press("Filter");
    expect(user.text()).toContain("march.pdf");
    expect(user.text()).not.toContain("april.pdf");
    user.type("Received from", "2026-03-02");
    await user.press("Filter");
    expect(user.text()).toContain("No documents match this filter.");
    for (const filter of ["readiness=blocked", "orderOutcome=order-closed"]) {
      await user.open(`${address}?${filter}`);
      expect(user.text()).toContain("No documents match this filter.");
    }
    await user.follow("Show all");
    expect(user.text()).toContain("april.pdf");
  });

  it("shows dates in its form however the address writes them", async () => {
    const { user, address } = await openList();
    await user.open(`${address}?startDate=4/2/2026&endDate=1900-01-01`);
    expect(user.value("Received from")).toBe("2026-04-02");
    expect(user.value("to")).toBe("");
  });

  it("says what is wrong with dates that are turned", async () => {
    const { user, address } = await openList();
    await user.open(`${address}?startDate=2026-04-02&endDate=2026-04-01`);
    expect(user.status()).toBe(422);
    expect(user.errorAt("to")).not.toBe("");
  });

  it("leads through its pages and hands out the filtered list as a file", async () => {
    const { user, context, model, address, download } = await openList();
    const documents = Array.from({ length: 25 }, (_, index) => ({
      id: context.newId(),
      modelId: model.id,
      position: index + 1,
      status: "success" as const,
      receivedAt: Date.now(),
      fileName: `number-${index + 1}.pdf`,
    }));
    await insertDocuments(context, documents);
    await user.open(`${address}?status=success`);
    expect(user.text()).toContain("Page 1 of 2 · 25 in total");
    await user.open(`${address}?status=success&page=9`);
    expect(user.text()).toContain("This page is empty now.");
    await user.follow("Go to the first page");
    expect(user.path()).toBe(`${address}?status=success`);
    await user.follow("Next");
    expect(user.path()).toBe(`${address}?status=success&page=2`);
    expect(user.text()).toContain("number-5.pdf");
    const file = await download(`/document-processing/${model.id}/documents.csv?status=success`);
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="Supplier-Invoices-[\d-]+\.csv"/,
    );
    expect((await file.text()).match(/number-\d+\.pdf/g)).toHaveLength(25);
    const searched = await download(`/document-processing/${model.id}/documents.csv?text=number-7.pdf`);
    expect((await searched.text()).match(/number-\d+\.pdf/g)).toEqual(["number-7.pdf"]);
    const json = await download(`/document-processing/${model.id}/documents.json?status=failed`);
    expect(await json.json()).toEqual([]);
  });

  it("shows why documents are not ready, each reason with the way to its documents", async () => {
    const { user, context, model, address } = await openList();
    const plant = (position: number, kinds: ConcernKind[]) =>
      plantDocument(context, model.id, {
        position,
        fileName: `${position}.pdf`,
        concerns: encodeConcerns(kinds),
      });
    await plant(1, ["sums", "doubtful"]);
    await plant(2, ["doubtful"]);
    await user.open(address);
    expect(user.text()).not.toContain("sums differ 1");
    await user.follow("Needs review 2");
    await user.follow("sums differ 1");
    expect(user.path()).toBe(`${address}?readiness=look&concern=sums`);
    expect(user.text()).toContain("1.pdf");
    expect(user.text()).not.toContain("2.pdf");
    await user.open(`${address}?concern=ugly`);
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("There is no such reason.");
  });

  it("leads to the oldest document that waits for review, and says how many do", async () => {
    const { user, context, model, address } = await openList();
    const plant = (position: number) => plantDocument(context, model.id, { status: "failed", position });
    expect(user.text()).not.toContain("Review ");
    const first = await plant(1);
    await plant(2);
    await user.open(address);
    await user.follow("Review 2");
    expect(user.path()).toBe(`/documents/${first}?from=queue`);
    expect(user.text()).toContain("1 of 2 to review");
  });

  it("of another tenant's model does not exist", async () => {
    const model = await makeModel(await makeTenant());
    const { user, download } = await tenantUser();
    await user.open(`/document-processing/${model.id}/documents`);
    expect(user.status()).toBe(404);
    expect((await download(`/document-processing/${model.id}/documents.csv`)).status).toBe(404);
  });
});

it("documents are counted by model and status, for their own tenant only", async () => {
  const { user: _, context } = await tenantUser();
  const [one, two] = [await makeModel(context), await makeModel(context, { name: "Other" })];
  const row = { receivedAt: Date.now() };
  await insertDocuments(context, [
    { ...row, id: context.newId(), modelId: one.id, position: 1, status: "success" },
    { ...row, id: context.newId(), modelId: one.id, position: 70_000, status: "success" },
    { ...row, id: context.newId(), modelId: two.id, position: 1, status: "error" },
  ]);
  const counts = await countByStatus(context, {});
  expect(counts).toHaveLength(2);
  expect(counts).toContainEqual({ modelId: one.id, status: "success", count: 2 });
  expect(await countByStatus(context, { modelId: two.id })).toEqual([
    { modelId: two.id, status: "error", count: 1 },
  ]);
  expect(await countByStatus(await makeTenant(), { modelId: one.id })).toEqual([]);
});
