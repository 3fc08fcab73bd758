import { describe, expect, it } from "vitest";
import { z } from "zod";
import { InvalidInput } from "~/domain/errors/invalid-input";
import english from "~/locales/en/texts-en";
import { fillText } from "~/locales/fill-text";

/** What is said to be wrong with an input, in English. */
function wordsFor(schema: z.ZodType, input: unknown): string[] {
  const read = schema.safeParse(input);
  return new InvalidInput(read.error?.issues ?? []).issues.map(({ messageKey, values }) => {
    expect(english).toHaveProperty([messageKey]);
    return fillText("en", messageKey, values);
  });
}

describe("an input whose schema says nothing of its own", () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ["is missing", z.object({ name: z.string() }), {}, "Required *"],
    ["is null", z.string(), null, "Required *"],
    ["is of another type", z.string(), 5, "This must be of type string."],
    ["is too short", z.string().min(3), "a", "At least 3 characters."],
    ["is too long", z.string().max(2), "abc", "At most 2 characters."],
    ["has too few entries", z.array(z.string()).min(2), ["a"], "At least 2 entries."],
    ["has too many entries", z.array(z.string()).max(1), ["a", "b"], "At most 1 entries."],
    ["is too small", z.number().min(1), 0, "Must be 1 or more."],
    ["is too large", z.number().max(200), 201, "Must be 200 or less."],
    ["is written differently", z.iso.date(), "soon", "This is not in the expected format."],
    ["is none of the choices", z.enum(["a", "b"]), "c", "Must be one of: a, b."],
    ["has a name too many", z.strictObject({}), { x: 1 }, "Unknown names: x."],
    ["fails a rule", z.string().refine(() => false), "a", "This value is not valid."],
  ])("%s", (_, schema, input, words) => {
    expect(wordsFor(schema, input)).toEqual([words]);
  });

  it("keeps the words that a schema has", () => {
    const read = z.string({ error: "people.problem.size" }).safeParse(1);
    expect(new InvalidInput(read.error?.issues ?? []).messageKey).toBe("people.problem.size");
  });
});
