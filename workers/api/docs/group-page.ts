import { html } from "hono/html";
import {
  type CallGroup,
  type DescribedCall,
  type Description,
  groupsOf,
  type Operation,
  type Schemas,
  schemasOf,
} from "./calls";
import { exampleOf } from "./example-of";
import { page, sample, withCode } from "./page";
import { media, namesWithin, properties } from "./schema-parts";

/** The page of a group of calls, each with its parameters, an example, its answers, and the data below; null for no group. */
export function groupPage(description: Description, slug: string) {
  const groups = groupsOf(description);
  const group = groups.find((one) => one.slug === slug);
  if (!group) return null;
  const title = `${group.name} \u2013 ${description.info.title}`;
  return page({ title, groups, current: slug, content: contentOf(group, schemasOf(description)) });
}

const contentOf = ({ name, calls }: CallGroup, schemas: Schemas) => html`
      <h1>${name}</h1>
      <ul class="calls">
        ${calls.map(({ id, method, path, operation }) => html`<li><a href="#${id}">${operation.summary}</a> <code>${method} ${path}</code></li>`)}
      </ul>
      ${calls.map((call) => section(call, schemas))}
      <h2>Data</h2>
      ${namesWithin(
        calls.map(({ operation }) => operation),
        schemas,
      ).map(
        (one) =>
          html`<section id="schema-${one}"><h3>${one}</h3>${schemas[one] ? properties(schemas[one]) : ""}</section>`,
      )}`;

const section = ({ id, path, method, operation }: DescribedCall, schemas: Schemas) => html`
      <section id="${id}">
        <h2>${operation.summary}</h2>
        <p><code>${method} ${path}</code></p>
        ${operation.description ? html`<p>${withCode(operation.description)}</p>` : ""}
        ${parameters(operation)}
        ${body(operation)}
        ${sample(`Request: ${operation.summary}`, requestOf({ path, method, operation }, schemas))}
        ${answers(operation, schemas)}
      </section>`;

const parameters = ({ parameters: all = [] }: Operation) =>
  all.length === 0
    ? ""
    : html`<h3>Parameters</h3><dl>${all.map(
        (
          parameter,
        ) => html`<dt><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? ", required" : ""}</dt>
        <dd>${withCode(parameter.description ?? parameter.schema?.description ?? "")}</dd>`,
      )}</dl>`;

const body = ({ requestBody }: Operation) =>
  requestBody ? html`<h3>Body</h3><p>${media(requestBody.content)}</p>` : "";

/** The call as a command of curl, with the values of the path in shell variables. */
function requestOf({ path, method, operation }: Omit<DescribedCall, "id">, schemas: Schemas): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${shellName(name)}`);
  const content = operation.requestBody?.content ?? {};
  const json = content["application/json"]?.schema;
  const lines = [
    `curl -X ${method} "$SITE${address}"`,
    `-H "Authorization: Bearer $KEY"`,
    ...(json
      ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(exampleOf(json, schemas), null, 2)}'`]
      : []),
    ...(content["multipart/form-data"] ? ["-F file=@document.pdf"] : []),
  ];
  return lines.join(" \\\n  ");
}

const shellName = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();

function answers({ responses }: Operation, schemas: Schemas) {
  const all = Object.entries(responses);
  const right = all.filter(([status]) => status.startsWith("2"));
  const refused = all.filter(([status]) => !status.startsWith("2"));
  return html`<h3>Responses</h3>
        <dl>${right.map(
          ([status, { description, content }]) =>
            html`<dt>${status}</dt><dd>${withCode(description)} ${media(content)}${example(status, content, schemas)}</dd>`,
        )}</dl>
        <details><summary>Errors: ${refused.map(([status]) => status).join(", ")}</summary>
        <dl>${refused.map(([status, { description }]) => html`<dt>${status}</dt><dd>${withCode(description)}</dd>`)}</dl>
        <p>Each is a problem, as <a href="/api/docs#errors">Get started</a> describes it.</p></details>`;
}

function example(
  status: string,
  content: Operation["responses"][string]["content"] = {},
  schemas: Schemas,
): unknown {
  const schema = content["application/json"]?.schema;
  if (!schema) return "";
  return html`<details><summary>Example</summary>${sample(
    `Response ${status}`,
    JSON.stringify(exampleOf(schema, schemas), null, 2),
  )}</details>`;
}
