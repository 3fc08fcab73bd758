import type { SuggestionRequest } from "@engine/suggestions/suggestion-prompt";
import { startChatServer } from "@tests/stand-ins/chat-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chatEndpoint } from "~/platform/suggester/chat-endpoint";
import { createChatSuggester } from "~/platform/suggester/chat-suggester";
import { suggesterOf } from "~/platform/suggester/suggester-of";

const request: SuggestionRequest = {
  kind: "invoice",
  fields: [
    { key: "total", type: "amount", line: false },
    { key: "own-1", type: "text", line: false, ownName: "Cost centre" },
  ],
  text: "Total 118.00",
};

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

const suggester = (timeout = 5_000) =>
  createChatSuggester({ endpoint: chatEndpoint(server.base, true), model: "small", key: "k3y", timeout });

describe("an OpenAI-compatible endpoint", () => {
  test("is asked with the fields, the text and the key, and its answer is taken", async () => {
    server.says('```json\n{"total": "118.00", "own-1": null, "invoiceNumber": "X-1"}\n```');
    expect(await suggester().suggest(request)).toEqual({ total: "118.00" });
    const { headers, body } = server.asked.at(-1) ?? { headers: {}, body: {} };
    expect(headers.authorization).toBe("Bearer k3y");
    expect(body).toMatchObject({ model: "small", temperature: 0 });
    const messages = JSON.stringify(body.messages);
    for (const part of ["total (amount)", "own-1 (text): Cost centre", "Total 118.00"])
      expect(messages).toContain(part);
    expect(messages).not.toContain("k3y");
  });

  test.each<[string, () => void]>([
    ["no JSON", () => server.says("The total is 118.00.")],
    ["JSON of another form", () => server.says('{"total": {"amount": 118}}')],
    ["a list", () => server.says('["118.00"]')],
    ["an error", () => server.answers((response) => response.writeHead(429).end())],
    ["no choices", () => server.answers((response) => response.writeHead(200).end('{"choices":[]}'))],
    [
      "a redirect to somewhere inside",
      () => server.answers((response) => response.writeHead(302, { Location: "http://127.0.0.1/" }).end()),
    ],
    [
      "far too much",
      () => server.answers((response) => response.writeHead(200).end(`{"x":"${"x".repeat(300_000)}"}`)),
    ],
  ])("that answers %s is an error", async (_case, prepare) => {
    prepare();
    await expect(suggester().suggest(request)).rejects.toThrow();
  });

  test("that does not answer in time is an error", async () => {
    server.answers(() => {});
    await expect(suggester(50).suggest(request)).rejects.toThrow(/timeout/i);
  });
});

describe("which model is asked", () => {
  test("none, unless the environment names one", () => {
    expect(suggesterOf({ APP_ENV: "production" })).toBeUndefined();
    expect(
      suggesterOf({ APP_ENV: "production", SUGGESTER_URL: "https://llm.example.com/v1" }),
    ).toBeUndefined();
    expect(suggesterOf({ APP_ENV: "production", SUGGESTER_MODEL: "m" })).toBeUndefined();
  });

  test("one of the Workers AI binding, with its answer as text or as an object", async () => {
    const asked: unknown[] = [];
    for (const response of ['{"total":"118.00"}', { total: "118.00" }]) {
      const AI = {
        async run(model: string, input: Record<string, unknown>) {
          asked.push(model, Object.keys(input));
          return { response };
        },
      };
      const ai = suggesterOf({ APP_ENV: "production", SUGGESTER_MODEL: "@cf/some/model", AI });
      expect(await ai?.suggest(request)).toEqual({ total: "118.00" });
    }
    expect(asked.slice(0, 2)).toEqual(["@cf/some/model", ["messages", "temperature", "response_format"]]);
  });

  test("an address outside this network, by https", () => {
    expect(chatEndpoint("https://llm.example.com/v1/", false).href).toBe(
      "https://llm.example.com/v1/chat/completions",
    );
    expect(chatEndpoint("http://127.0.0.1:8080/v1", true).port).toBe("8080");
  });

  test.each([
    "http://llm.example.com/v1",
    "https://localhost/v1",
    "https://127.0.0.1/v1",
    "https://10.1.2.3/v1",
    "https://169.254.169.254/latest",
    "https://172.20.0.1/v1",
    "https://[::1]/v1",
    "https://models.internal/v1",
    "https://user:pass@llm.example.com/v1",
    "ftp://llm.example.com/v1",
    "nonsense",
  ])("never %s", (address) => {
    expect(() => chatEndpoint(address, false)).toThrow();
  });
});
