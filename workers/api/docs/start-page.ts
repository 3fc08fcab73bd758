import { html } from "hono/html";
import type { Translate } from "~/locales/translate";
import { type Description, groupsOf } from "./calls";
import { page, sample, withCode } from "./page";
import { quickStart } from "./quick-start";

/** The codes of problems with their statuses, in the order in which one meets them. */
const problems = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "not-ready": 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  invalid: 422,
  "too-many": 429,
  unexpected: 500,
  unavailable: 503,
} as const;

const problemExample = {
  type: "/api/docs#problem-invalid",
  title: "Invalid request",
  status: 422,
  detail: "Some values are not valid.",
  instance: "/api/TenantAIModels",
  code: "invalid",
  errors: [{ field: "currency", pointer: "#/currency", detail: "Required", code: "form.required" }],
};

/** How to begin with the API, and what holds for every call. `t` translates the titles of problems. */
export function startPage(description: Description, t: Translate) {
  const groups = groupsOf(description);
  const { title, description: about } = description.info;
  const content = html`
      <h1>${title}</h1>
      <p>${withCode(about ?? "")}</p>
      <h2 id="start">Quick start</h2>
      <p>Create an API user and a key under API users and keys; the privilege that the key needs is named at each step. Set two variables,
      then take the steps in one of the languages.</p>
      ${sample("Variables", 'export SITE="https://your-fieldwise-address"\nexport KEY="fw_\u2026"')}
      ${quickStart.map(
        (
          { language, steps },
          index,
        ) => html`<details${index === 0 ? html` open` : ""}><summary>${language}</summary>
        <ol>${steps.map(({ what, code }) => html`<li><p>${what}</p>${sample(`${language}: ${what}`, code)}</li>`)}</ol></details>`,
      )}
      <h2 id="authentication">Keys</h2>
      <p>Send the key as <code>Authorization: Bearer fw_\u2026</code>. It has privileges of its own, can expire and be revoked,
      and is shown once. Documents sent with a <strong>sandbox key</strong> never count towards the plan and are deleted after a day
      (at most 50 a day), so that everything on these pages can be tried with it, some of it
      <a href="/api/docs/try">here</a>. Where the service is set up for it, an access token of the sign-in provider is accepted as well, with the
      rights of the person.</p>
      <h2 id="idempotency">Once and only once</h2>
      <p>Give each upload an <code>Idempotency-Key</code> of your own, such as the name of the file in your system. The same key
      with the same file creates no second document, so that a request whose response was lost can be sent again. Changes carry
      the <code>revision</code> that was read; 409 says that somebody was faster.</p>
      <h2 id="pages">Pages and limits</h2>
      <p>Lists take <code>size</code> and answer <code>cursor</code> for the next page. A key may make 1,200 requests a minute;
      429 and 503 name the seconds to wait in <code>Retry-After</code>.</p>
      <h2 id="webhooks">Webhooks</h2>
      <p>Instead of asking again, be told: an endpoint gets a signed message when a document is read, approved or sent. See the
      calls under <a href="/api/docs/webhooks">Webhooks</a>; messages follow Standard Webhooks 1.0, whose libraries verify them.
      Each has an id: process it once.</p>
      <h2 id="errors">Errors</h2>
      <p>Every error is a problem (RFC 9457). <code>detail</code> is a sentence in the language of <code>Accept-Language</code>
      (English or Spanish), <code>code</code> stays the same, <code>errors</code> names each value that is not valid.</p>
      ${sample("A problem", JSON.stringify(problemExample, null, 2))}
      <dl>${Object.entries(problems).map(
        ([code, status]) =>
          html`<dt id="problem-${code}"><code>${code}</code> ${status}</dt><dd>${t(`api.problem.${code as keyof typeof problems}`)}</dd>`,
      )}</dl>
      <h2 id="calls">All calls</h2>
      ${groups.map(
        ({ name, slug, calls }) => html`<h3><a href="/api/docs/${slug}">${name}</a></h3>
      <ul class="calls">${calls.map(
        ({ id, method, path, operation }) =>
          html`<li><a href="/api/docs/${slug}#${id}">${operation.summary}</a> <code>${method} ${path}</code></li>`,
      )}</ul>`,
      )}`;
  return page({ title, groups, current: "", content });
}
