import { html } from "hono/html";
import type { CallGroup } from "./calls";
import { page, sample } from "./page";

/** What can be tried, in the order in which one tries it. */
export const tries = ["models", "send", "result"] as const;

export type Try = (typeof tries)[number];

/** What was typed; `key` is a key that was found to be a sandbox's, and nothing else. */
export type Typed = { key: string; model: string; document: string };

/** The call as it was made, and the outcome of it; or why none was made. */
export type Tried =
  | { refusal: string }
  | { step: Try; curl: string; status: number; answer: string; typed: Typed };

const steps: Record<Try, { title: string; about: string; button: string; fields: readonly (keyof Typed)[] }> =
  {
    models: {
      title: "1. Find an AI model",
      about: "Lists the AI models that the key can see; copy the tenantAIModelId of one.",
      button: "List AI models",
      fields: ["key"],
    },
    send: {
      title: "2. Send a document",
      about:
        "Sends a sample document of the type that the model reads. The response contains its documentId.",
      button: "Send a sample document",
      fields: ["key", "model"],
    },
    result: {
      title: "3. Get its values",
      about: "Gets the document. While its status is received or processing, try again.",
      button: "Get the document",
      fields: ["key", "model", "document"],
    },
  };

const labels: Record<keyof Typed, string> = {
  key: "Sandbox key",
  model: "tenantAIModelId",
  document: "documentId",
};

/** Calls that can be made from the page, without script. */
export function tryPage(title: string, groups: readonly CallGroup[], tried: Tried | null) {
  const typed = tried && "typed" in tried ? tried.typed : { key: "", model: "", document: "" };
  const content = html`
      <h1>Try it</h1>
      <p>Makes real calls with a sandbox key, whose documents never count towards the plan and are deleted after a day. Create one
      under API users and keys: tick <strong>Sandbox key</strong>, with the privileges View AI models, Upload documents and View documents.</p>
      ${tried && "refusal" in tried ? html`<p role="alert" id="answer"><strong>${tried.refusal}</strong></p>` : ""}
      ${tries.map(
        (step) => html`<section aria-labelledby="try-${step}"><h2 id="try-${step}">${steps[step].title}</h2>
      <p>${steps[step].about}</p>
      <form method="post" action="/api/docs/try#answer">
        ${steps[step].fields.map((name) => field(step, name, typed[name]))}
        <button name="step" value="${step}">${steps[step].button}</button>
      </form>
      ${tried && "step" in tried && tried.step === step ? outcome(tried) : ""}</section>`,
      )}`;
  return page({ title, groups, current: "try", content });
}

const field = (
  step: Try,
  name: keyof Typed,
  value: string,
) => html`<p><label for="${step}-${name}">${labels[name]}</label>
        <input id="${step}-${name}" name="${name}" value="${value}" type="${name === "key" ? "password" : "text"}"
          autocomplete="off" maxlength="200" required></p>`;

const outcome = ({
  curl,
  status,
  answer,
}: Extract<Tried, { status: number }>) => html`<div id="answer" role="status">
        <p>Answered <strong>${status}</strong></p>
        ${sample("The call", curl)}
        ${sample("The answer", answer)}</div>`;
