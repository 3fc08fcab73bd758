/** A schema of the OpenAPI document, as far as ours go (JSON Schema 2020-12). */
type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

type Content = Record<string, { schema?: Schema }>;
type Operation = { responses: Record<string, { content?: Content }> };

export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

export type Seen = { method: string; path: string; status: number; contentType: string; json: unknown };

/**
 * What an answer has that the OpenAPI document does not say of it: its status, its content type, or a place in its JSON.
 * Nothing for paths and methods that the document does not know, and for failures of ours.
 */
export function againstDescription(description: Description, seen: Seen): string[] {
  const operation = operationOf(description, seen);
  if (!operation || seen.status === 500) return [];
  const answer = operation.responses[String(seen.status)];
  if (!answer) return [`status ${seen.status}`];
  const type = seen.contentType.split(";")[0] ?? "";
  if (!answer.content) return type === "" ? [] : [`content of type ${type}`];
  const schema = answer.content[type]?.schema;
  if (!schema) return [`content of type ${type}`];
  return type.endsWith("json") ? differences(description, schema, seen.json, "") : [];
}

/** The operation with the fewest placeholders that the path fits. */
function operationOf({ paths }: Description, { method, path }: Seen): Operation | undefined {
  const [asked = ""] = path.split("?");
  const fitting = Object.entries(paths)
    .filter(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`, "i").test(asked))
    .sort(([one], [other]) => one.split("{").length - other.split("{").length);
  return fitting[0]?.[1][method.toLowerCase()];
}

function differences(description: Description, written: Schema, value: unknown, at: string): string[] {
  const schema = resolved(description, written);
  const inner = (part: Schema, held: unknown, place: string) => differences(description, part, held, place);
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices) return differencesOfOne(schema, value, at, inner);
  const tried = choices.map((choice) => inner(choice, value, at));
  return tried.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** The schema that a reference names, and parts of which all hold as one. */
function resolved(description: Description, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  if (name !== undefined) return resolved(description, description.components?.schemas?.[name] ?? {});
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf, own].map((part) => resolved(description, part));
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

type Inner = (schema: Schema, value: unknown, at: string) => string[];

function differencesOfOne(schema: Schema, value: unknown, at: string, inner: Inner): string[] {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [`${at}: ${JSON.stringify(value)} is not ${types.join(" or ")}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${JSON.stringify(value)} is not listed`];
  if (schema.const !== undefined && schema.const !== value) return [`${at}: not ${schema.const}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => (schema.items ? inner(schema.items, item, `${at}/${index}`) : []));
  if (value === null || typeof value !== "object") return [];
  const { properties = {}, required = [], additionalProperties = false } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}/${name} is missing`);
  const held = Object.entries(value).flatMap(([name, part]) => {
    const described = properties[name] ?? additionalProperties;
    if (described === false) return [`${at}/${name} is not described`];
    return described === true ? [] : inner(described, part, `${at}/${name}`);
  });
  return [...missing, ...held];
}

function isOf(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return value !== null && typeof value === "object" && !Array.isArray(value);
  return typeof value === type;
}
