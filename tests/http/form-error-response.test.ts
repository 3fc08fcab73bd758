import { describe, expect, it } from "vitest";
import { AppError, type ErrorCode } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { formErrorResponse, problemsOf, refusedPage } from "~/http/form-error-response";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const answered = (error: unknown, fields: Record<string, string> = {}) =>
  formErrorResponse(error, formOf(fields));
const thrownBy = async (act: () => unknown) => {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("the answer to a form that was refused", () => {
  it.each<[ErrorCode, number]>([
    ["invalid", 422],
    ["conflict", 409],
    ["forbidden", 403],
    ["too-many", 429],
  ])("of kind %s has status %i", (code, status) => {
    expect(answered(new AppError(code, "form.required")).init?.status).toBe(status);
  });

  it("has the message at its field, and what was typed", () => {
    const { data } = answered(
      new AppError("invalid", "form.required", { field: "name", values: { most: 3 } }),
      {
        name: "Quay",
        note: "",
      },
    );
    expect(data).toEqual({
      problems: [{ field: "name", messageKey: "form.required", values: { most: 3 } }],
      typed: { name: "Quay", note: "" },
    });
  });

  it("never has a password or the number of a card, in whatever field it was typed", () => {
    const { data } = answered(new AppError("invalid", "form.required"), {
      password: "secret one",
      newPassword: "secret two",
      passwordConfirmation: "secret three",
      note: "pay with 4111 1111 1111 1111 please",
      reference: "4111111111111112",
      name: "Quay",
    });
    expect(data.typed).toEqual({ reference: "4111111111111112", name: "Quay" });
  });

  it("has one message a field, the first", () => {
    const error = new InvalidInput([
      { path: ["name"], message: "form.required" },
      { path: ["name"], message: "error.input.format" },
      { path: ["rows", 2, "total"], message: "error.input.format" },
    ]);
    expect(problemsOf(error).map(({ field, messageKey }) => `${field}: ${messageKey}`)).toEqual([
      "name: form.required",
      "rows.2.total: error.input.format",
    ]);
  });

  it("is none for what is not there, and for what nobody foresaw: the page of errors is", async () => {
    const missing = await thrownBy(() => answered(new AppError("not-found", "error.not-found")));
    expect(missing).toBeInstanceOf(Response);
    expect((missing as Response).status).toBe(404);
    const unforeseen = new TypeError("x");
    expect(await thrownBy(() => answered(unforeseen))).toBe(unforeseen);
  });
});

describe("the page of a loader that was refused", () => {
  it("has the words and values of the refusal, with its status", async () => {
    const answer = (await thrownBy(() =>
      refusedPage(new AppError("forbidden", "error.forbidden" as never, { values: { permission: "Users" } })),
    )) as Response;
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ messageKey: "error.forbidden", values: { permission: "Users" } });
  });

  it("is not made of what nobody foresaw", async () => {
    const unforeseen = new TypeError("x");
    expect(await thrownBy(() => refusedPage(unforeseen))).toBe(unforeseen);
  });
});
