import { fetchSite } from "@tests/support/fetch-site";
import { expect, it } from "vitest";

const host = "localhost:8787";
const origin = `http://${host}`;

const post = (path: string, fields: Record<string, string>) =>
  fetchSite(
    new Request(origin + path, {
      method: "POST",
      headers: { Host: host, Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    }),
  );

it.each([
  ["__intent__", "no json"],
  ["__intent__", '{"type":"validate","payload":{}}'],
  ["__state__", "no json"],
  ["email[4294967290]", "x"],
  ["email[", "x"],
])("a sign-in that sends %s as %s is read as one without it", async (name, value) => {
  const response = await post("/login", { [name]: value, password: "correct-horse-battery" });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("Required *");
  expect(page).not.toContain("correct-horse-battery");
});
