import { html } from "hono/html";
import { type Media, referredTo, type Schema, type Schemas } from "./calls";
import { withCode } from "./page";

/** The properties of a schema as a list, with those of its objects inside. */
export function properties(schema: Schema): unknown {
  const parts = [schema, ...(schema.allOf ?? [])];
  const all = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  if (all.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return html`<dl>${all.map(
    ([
      name,
      property,
    ]) => html`<dt><code>${name}</code> ${typeOf(property)}${required.has(name) ? "" : ", optional"}</dt>
      <dd>${withCode(property.description ?? "")}${nested(property)}</dd>`,
  )}</dl>`;
}

function nested(schema: Schema): unknown {
  const inner =
    schema.items ?? (typeof schema.additionalProperties === "object" ? schema.additionalProperties : schema);
  return inner.properties ? properties(inner) : "";
}

/** The type of a schema in words; a named one leads to its place on the page. */
function typeOf(schema: Schema): unknown {
  if (schema.$ref) {
    const name = referredTo(schema);
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

/** The media types of a body, each with the type of what is in it. */
export const media = (content: Media = {}) =>
  Object.entries(content).map(
    ([type, { schema }]) => html`<code>${type}</code> ${schema ? typeOf(schema) : ""} `,
  );

/** The names of the schemas that these lead to, however far. */
export function namesWithin(wanted: readonly unknown[], schemas: Schemas): string[] {
  const found = new Set<string>();
  const waiting = [...wanted];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one !== "object" || one === null) continue;
    const name = "$ref" in one ? referredTo(one as Schema) : "";
    if (name && !found.has(name)) {
      found.add(name);
      waiting.push(schemas[name]);
    }
    waiting.push(...Object.values(one));
  }
  return Object.keys(schemas).filter((name) => found.has(name));
}
