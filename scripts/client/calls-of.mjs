const methods = ["get", "post", "put", "patch", "delete"];

/**
 * Writes the types of the TypeScript client: one interface for each schema of an OpenAPI 3.1 document, and `Calls`, which
 * names every call as "METHOD /path" with its parameters, its body and its answer.
 * @param {Record<string, any>} description the OpenAPI document
 * @returns {string} TypeScript
 */
export function callsOf({ paths, components }) {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};`,
  );
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [callOf(method, path, item[method])] : [])),
  );
  return [
    "// Written by scripts/make-client.mjs from the description of the API. Do not edit.",
    ...schemas,
    `export interface Calls {\n${calls.join("\n")}\n}`,
    "",
  ].join("\n\n");
}

function callOf(method, path, operation) {
  const parameters = operation.parameters ?? [];
  const members = [
    ["path", valuesOf(parameters, "path")],
    ["query", valuesOf(parameters, "query")],
    ["headers", valuesOf(parameters, "header")],
    ["body", bodyOf(operation.requestBody)],
    ["answer", answerOf(operation.responses)],
  ];
  const lines = members.flatMap(([name, type]) => (type ? [`    ${name}: ${type};`] : []));
  return `${comment(operation.summary, "  ")}  "${method.toUpperCase()} ${path}": {\n${lines.join("\n")}\n  };`;
}

/** The parameters of a call that are in one place, such as its path; "" when there are none. */
function valuesOf(parameters, place) {
  const values = parameters.filter((one) => one.in === place);
  if (values.length === 0) return "";
  const members = values.map(
    ({ name, required, schema }) => `${keyOf(name)}${required ? "" : "?"}: ${typeOf(schema)}`,
  );
  return `{ ${members.join("; ")} }`;
}

function bodyOf(requestBody) {
  if (!requestBody) return "";
  if (requestBody.content["multipart/form-data"]) return "FormData";
  return typeOf(requestBody.content["application/json"].schema);
}

/** JSON where a call answers nothing else, a file where it answers one, undefined where there is nothing to say. */
function answerOf(responses) {
  const [, { content = {} }] = Object.entries(responses).find(([status]) => status.startsWith("2"));
  const types = Object.keys(content);
  if (types.length === 0) return "undefined";
  return types.length === 1 && types[0] === "application/json" ? typeOf(content[types[0]].schema) : "Blob";
}

/** The TypeScript of a schema. What is not known is `unknown`. */
function typeOf(schema) {
  if (!schema || Object.keys(schema).length === 0) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) {
    const values = [schema.type].flat().includes("null") ? [...schema.enum, null] : schema.enum;
    return [...new Set(values)].map((value) => JSON.stringify(value)).join(" | ");
  }
  if (schema.allOf) return schema.allOf.map(inBrackets).join(" & ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(" | ");
  return [...new Set([schema.type].flat().map((type) => plainTypeOf(type, schema)))].join(" | ");
}

function plainTypeOf(type, schema) {
  switch (type) {
    case "string":
    case "boolean":
    case "null":
      return type;
    case "number":
    case "integer":
      return "number";
    case "array":
      return schema.prefixItems
        ? `[${schema.prefixItems.map(typeOf).join(", ")}]`
        : `Array<${typeOf(schema.items)}>`;
    case "object":
      return objectTypeOf(schema);
    default:
      return "unknown";
  }
}

function objectTypeOf({ properties, required = [], additionalProperties }) {
  const members = Object.entries(properties ?? {}).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? "" : "?"}: ${typeOf(schema)}`,
  );
  const others =
    typeof additionalProperties === "object" ? `Record<string, ${typeOf(additionalProperties)}>` : "";
  if (members.length === 0) return others || "Record<string, unknown>";
  const own = `{ ${members.join("; ")} }`;
  return others ? `${own} & ${others}` : own;
}

const inBrackets = (schema) => {
  const type = typeOf(schema);
  return type.includes(" | ") ? `(${type})` : type;
};

const keyOf = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const comment = (text, indent = "") => (text ? `${indent}/** ${text.replaceAll("*/", "* /")} */\n` : "");
