import { expect, it } from "vitest";
import { reviewInput, reviewNeeds } from "~/domain/review/review-input";

const [edit, approve, submit] = [
  "TenantModel.EditDocument",
  "TenantModel.ApproveDocument",
  "TenantModel.SubmitForTraining",
];
const asked = (change: object) => reviewInput.parse({ documentId: "d", revision: 0, ...change });

it.each([
  ["saving", { verb: "save" }, [edit]],
  ["approving what stands there", { verb: "approve" }, [approve]],
  ["approving what was changed", { verb: "approve", fields: { total: "1" } }, [edit, approve]],
  ["approving when all rows were taken away", { verb: "approve", lineItems: [] }, [edit, approve]],
  ["submitting what stands there", { verb: "submit" }, [submit]],
  ["submitting with a comment", { verb: "submit", comment: " Ask Ana " }, [edit, submit]],
  ["submitting with a comment of blanks", { verb: "submit", comment: "  " }, [submit]],
])("%s asks for its permissions", (_, change, needed) => {
  expect(reviewNeeds(asked(change))).toEqual(needed);
});

it("is one of three, and says so", () => {
  expect(reviewInput.safeParse({ documentId: "d", revision: 0, verb: "burn" }).error?.issues).toMatchObject([
    { path: ["verb"], message: "review.error.no-such-verb" },
  ]);
});
