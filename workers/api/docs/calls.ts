import type { Api } from "../api-environment";

export type Description = ReturnType<Api["getOpenAPI31Document"]>;

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  example?: unknown;
  enum?: unknown[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
};

export type Schemas = Record<string, Schema>;
export type Media = Record<string, { schema?: Schema }>;
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  description?: string;
};
export type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { description: string; content?: Media }>;
};

/** A call as the documentation shows it; `id` is its anchor on the page of its group. */
export type DescribedCall = { id: string; method: string; path: string; operation: Operation };

/** The calls that belong together; `slug` is the last part of their page's address. */
export type CallGroup = { name: string; slug: string; calls: DescribedCall[] };

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** The calls of an OpenAPI document by their first tag, in the document's order. */
export function groupsOf({ paths = {} }: Description): CallGroup[] {
  const groups = new Map<string, DescribedCall[]>();
  for (const [path, item] of Object.entries(paths))
    for (const method of methods) {
      const operation = (item as Partial<Record<string, Operation>>)[method];
      if (!operation) continue;
      const name = operation.tags?.[0] ?? "Others";
      const id = `${method}-${path.replace(/\W+/g, "-")}`;
      groups.set(name, [...(groups.get(name) ?? []), { id, method: method.toUpperCase(), path, operation }]);
    }
  return [...groups].map(([name, calls]) => ({ name, slug: slugOf(name), calls }));
}

/** The named schemas of an OpenAPI document. */
export const schemasOf = ({ components }: Description) => (components?.schemas ?? {}) as Schemas;

const slugOf = (name: string) => name.toLowerCase().replace(/\W+/g, "-");

/** The name of the schema that a reference leads to. */
export const referredTo = ({ $ref = "" }: Schema) => $ref.split("/").at(-1) ?? "";
