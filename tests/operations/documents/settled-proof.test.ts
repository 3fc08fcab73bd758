import type { ExtractionResult } from "@engine/results/extraction-result";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { expect, it } from "vitest";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { exportDocuments } from "~/operations/documents/export";
import { exportDocument } from "~/operations/documents/export-one";
import { getDocument } from "~/operations/documents/get";
import { undoApproval } from "~/operations/documents/take-back";

/** Sums that hold in a tax that nobody is sure of. */
const unsure: ExtractionResult = {
  ...plantedResult,
  fields: {
    ...plantedResult.fields,
    total: found("108.00", { confidence: 0.97 }),
    subTotal: found("100.00", { confidence: 0.97 }),
    tax: found("8.00", { confidence: 0.42 }),
  },
  proof: {
    state: "consistent",
    equations: [
      { key: "equation.lines-net", values: { lines: "100.00", subTotal: "100.00" }, holds: true },
      {
        key: "equation.net-tax-total",
        values: { subTotal: "100.00", tax: "8.00", total: "108.00" },
        holds: true,
      },
    ],
  },
};

/** A document with these sums, and the states of its proof: on the page, in its own export and in that of the list. */
async function plantUnsure() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const documentId = await plantDocument(context, modelId, { result: unsure });
  const stateOf = async () => {
    const { proof } = await getDocument(context, { documentId });
    const one = await exportDocument(context, { documentId });
    const list = await exportDocuments(context, { modelId, documentIds: [documentId], format: "json" });
    const alone = JSON.parse(await new Response(one.stream).text());
    const [listed] = JSON.parse(await new Response(list.stream).text());
    return [proof.state, alone.arithmetic, listed.arithmetic];
  };
  return { context, modelId, documentId, stateOf };
}

it("amounts that were approved as they are carry a proof, on the page and in exports", async () => {
  const { context, documentId, stateOf } = await plantUnsure();
  expect(await stateOf()).toEqual(["consistent", "consistent", "consistent"]);
  await approveDocument(context, { documentId, force: true });
  expect(await stateOf()).toEqual(["proven", "proven", "proven"]);
  const found = await getDocument(context, { documentId, asFound: true });
  expect(found.proof.state).toBe("consistent");
});

it("amounts that were approved from a list carry none, since nobody looked at them", async () => {
  const { context, modelId, documentId, stateOf } = await plantUnsure();
  const approve = { modelId, documentIds: [documentId], unready: "approve" as const };
  expect(await approveDocuments(context, approve)).toEqual([{ documentId, outcome: "done" }]);
  expect(await stateOf()).toEqual(["consistent", "consistent", "consistent"]);
  await undoApproval(context, { documentId });
  await approveDocument(context, { documentId, force: true });
  expect(await stateOf()).toEqual(["proven", "proven", "proven"]);
});
