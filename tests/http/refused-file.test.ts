import { refusedFile } from "@workers/web/refused-file";
import { expect, it } from "vitest";

const byPerson = new Request("https://fieldwise.example/reports/file", {
  headers: { Accept: "text/html,*/*" },
});
const byProgram = new Request("https://fieldwise.example/reports/file");
const refusal = { messageKey: "reports.file.gone", values: {} };

it.each<[what: string, request: Request, answer: () => Response, isSaid: boolean]>([
  ["a refused file", byPerson, () => Response.json(refusal, { status: 404 }), true],
  ["a sentence alone", byPerson, () => new Response("reports.file.gone", { status: 404 }), true],
  ["a program's refusal", byProgram, () => Response.json(refusal, { status: 404 }), false],
  [
    "a page",
    byPerson,
    () => new Response("<p>", { status: 404, headers: { "Content-Type": "text/html" } }),
    false,
  ],
  ["a file of JSON", byPerson, () => Response.json(refusal), false],
  ["other JSON", byPerson, () => Response.json({ problems: [] }, { status: 422 }), false],
  ["a failure's text", byPerson, () => new Response("Unexpected Server Error", { status: 500 }), false],
])("%s is said on a page, or left as it is", async (_, request, answer, isSaid) => {
  const given = answer();
  expect(await refusedFile(request, given)).toEqual(isSaid ? { status: 404, ...refusal } : null);
  expect(given.bodyUsed).toBe(false);
});
