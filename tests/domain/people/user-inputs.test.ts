import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { encodeRowCursor } from "~/domain/listing/row-cursor";
import {
  editUserInput,
  inviteByNameInput,
  inviteUserInput,
  userListInput,
} from "~/domain/people/user-inputs";
import { features } from "~/domain/permissions/features";

/** What is wrong, as `path: message`. */
function problems(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const invitation = {
  givenName: "Ada",
  familyName: "Hall",
  email: "ada@quay.example",
  roleId: "r",
  features: null,
  site: "https://quay.example",
};

describe("a page of users", () => {
  it("is the first twenty by last name unless told otherwise", () => {
    expect(userListInput.parse({})).toEqual({
      page: 1,
      size: 20,
      sortField: "lastName",
      sortOrder: "asc",
      search: "",
    });
  });

  it("is asked for in any case, as other systems write it", () => {
    const parsed = userListInput.parse({
      sortField: "EMAIL",
      sortOrder: "Descending",
      page: "3",
      size: "200",
    });
    expect(parsed).toMatchObject({ sortField: "email", sortOrder: "desc", page: 3, size: 200 });
    expect(userListInput.parse({ sortField: "", sortOrder: "" })).toMatchObject({
      sortField: "lastName",
      sortOrder: "asc",
    });
  });

  it.each([
    [{ page: "0" }, "page: people.problem.page"],
    [{ page: "x" }, "page: people.problem.page"],
    [{ size: 201 }, "size: people.problem.size"],
    [{ size: 0 }, "size: people.problem.size"],
    [{ sortField: "password" }, "sortField: people.problem.sort-field"],
    [{ sortOrder: "up" }, "sortOrder: people.problem.sort-order"],
    [{ search: "x".repeat(101) }, "search: people.problem.too-long"],
    [{ cursor: "nonsense" }, "cursor: people.problem.cursor"],
  ])("refuses %j", (input, problem) => {
    expect(problems(userListInput, input)).toEqual([problem]);
  });

  it("goes on from a cursor that a page gave", () => {
    const cursor = encodeRowCursor({ value: "Hall", id: "u1", back: false });
    expect(problems(userListInput, { cursor })).toEqual([]);
    expect(problems(userListInput, { cursor: "" })).toEqual([]);
  });
});

describe("an invitation", () => {
  it("folds the address, so that one mailbox is one user", () => {
    expect(inviteUserInput.parse({ ...invitation, email: "  ADA@Quay.Example " }).email).toBe(
      "ada@quay.example",
    );
  });

  it("accepts its own output, because doors and operations parse", () => {
    const parsed = inviteUserInput.parse({ ...invitation, givenName: " Ada ", email: "ADA@quay.example" });
    expect(inviteUserInput.parse(parsed)).toEqual(parsed);
  });

  it.each([
    [{ givenName: " " }, "givenName: form.required"],
    [{ familyName: undefined }, "familyName: form.required"],
    [{ givenName: "x".repeat(81) }, "givenName: people.problem.too-long"],
    [{ givenName: "see http://evil.example" }, "givenName: people.problem.name"],
    [{ givenName: "<b>" }, "givenName: people.problem.name"],
    [{ familyName: "a@b" }, "familyName: people.problem.name"],
    [{ familyName: "a\nb" }, "familyName: people.problem.name"],
    [{ email: "ada" }, "email: people.problem.email"],
    [{ roleId: "" }, "roleId: form.required"],
    [{ features: ["everything"] }, "features.0: people.problem.feature"],
  ])("refuses %j", (change, problem) => {
    expect(problems(inviteUserInput, { ...invitation, ...change })).toEqual([problem]);
  });

  it("says of an address that is missing that it is required", () => {
    expect(problems(inviteUserInput, { ...invitation, email: "" })[0]).toBe("email: form.required");
  });

  it("takes all features for everything, also what comes later", () => {
    const all = Object.keys(features);
    expect(inviteUserInput.parse({ ...invitation, features: all }).features).toBeNull();
    expect(
      inviteUserInput.parse({ ...invitation, features: [...all.slice(1), ...all.slice(1)] }).features,
    ).not.toBeNull();
    expect(inviteUserInput.parse({ ...invitation, features: [] }).features).toEqual([]);
  });

  it("by name alone needs no family name, role or features", () => {
    const { givenName, email, site } = invitation;
    expect(inviteByNameInput.parse({ givenName, email, site })).toEqual({
      givenName,
      familyName: "",
      email,
      site,
    });
  });
});

describe("an edited user", () => {
  it("keeps the features unless some are given", () => {
    const { givenName, familyName, roleId } = invitation;
    const parsed = editUserInput.parse({ memberId: "m", givenName, familyName, roleId });
    expect("features" in parsed).toBe(false);
    expect(editUserInput.parse({ ...parsed, features: null }).features).toBeNull();
  });
});
