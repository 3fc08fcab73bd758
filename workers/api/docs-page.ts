import { html } from "hono/html";
import type { Api } from "./api-environment";

type Description = ReturnType<Api["getOpenAPI31Document"]>;
type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
};
type Media = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[];
  requestBody?: { content: Media };
  responses: Record<string, { description: string; content?: Media }>;
};
const methods = ["get", "post", "put", "patch", "delete"] as const;

/** The OpenAPI document as a page for people: made on the server, without any script. */
export function docsPage({ info, paths = {}, components = {} }: Description) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Partial<Record<string, Operation>>)[method];
      return operation ? [{ path, method, operation, id: `${method}-${path.replace(/\W+/g, "-")}` }] : [];
    }),
  );
  const schemas = Object.entries((components.schemas ?? {}) as Record<string, Schema>);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title}</title>
    <link rel="stylesheet" href="/api/docs.css">
  </head>
  <body>
    <main>
      <h1>${info.title}</h1>
      <p>${info.description}</p>
      <p><a href="/api/openapi.json">OpenAPI document</a></p>
      <nav aria-label="Requests"><ul>
        ${operations.map(({ id, method, path }) => html`<li><a href="#${id}"><code>${method.toUpperCase()} ${path}</code></a></li>`)}
      </ul></nav>
      ${operations.map(operationSection)}
      <h2>Data</h2>
      ${schemas.map(([name, schema]) => html`<section id="schema-${name}"><h3>${name}</h3>${properties(schema)}</section>`)}
    </main>
  </body>
</html>`;
}

type Section = { id: string; path: string; method: string; operation: Operation };

const operationSection = ({ id, path, method, operation }: Section) => html`
      <section id="${id}">
        <h2><code>${method.toUpperCase()} ${path}</code></h2>
        <p><strong>${operation.summary}</strong></p>
        ${operation.description ? html`<p>${operation.description}</p>` : ""}
        ${parameters(operation)}
        ${body(operation)}
        <h3>Answers</h3>
        <dl>${Object.entries(operation.responses).map(
          ([status, response]) =>
            html`<dt id="${id}-${status}">${status}</dt><dd>${response.description} ${media(response.content)}</dd>`,
        )}</dl>
      </section>`;

const parameters = ({ parameters: all = [] }: Operation) =>
  all.length === 0
    ? ""
    : html`<h3>Parameters</h3><dl>${all.map(
        (
          parameter,
        ) => html`<dt><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? ", required" : ""}</dt>
        <dd>${parameter.description ?? parameter.schema?.description ?? ""}</dd>`,
      )}</dl>`;

const body = ({ requestBody }: Operation) =>
  requestBody ? html`<h3>Body</h3><p>${media(requestBody.content)}</p>` : "";

const media = (content: Media = {}) =>
  Object.entries(content).map(
    ([type, { schema }]) => html`<code>${type}</code> ${schema ? typeOf(schema) : ""} `,
  );

function properties(schema: Schema): unknown {
  const parts = [schema, ...(schema.allOf ?? [])];
  const all = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  if (all.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return html`<dl>${all.map(
    ([
      name,
      property,
    ]) => html`<dt><code>${name}</code> ${typeOf(property)}${required.has(name) ? "" : ", optional"}</dt>
      <dd>${property.description ?? ""}${nested(property)}</dd>`,
  )}</dl>`;
}

function nested(schema: Schema): unknown {
  const inner =
    schema.items ?? (typeof schema.additionalProperties === "object" ? schema.additionalProperties : schema);
  return inner.properties ? properties(inner) : "";
}

function typeOf(schema: Schema): unknown {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === "object")
    return html`map of ${typeOf(schema.additionalProperties)}`;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return choices.map((choice, index) => html`${index > 0 ? " or " : ""}${typeOf(choice)}`);
  return [schema.type ?? "any"].flat().join(" or ");
}

export const docsStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
h2 { font-size: 1.15rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem 1.5rem; }
code { font-family: ui-monospace, monospace; }
a { color: LinkText; }
`;
