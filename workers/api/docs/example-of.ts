import { referredTo, type Schema, type Schemas } from "./calls";

/** Deeper than this an example would hide what it is to show. */
const mostDepth = 6;

const byFormat: Record<string, string> = {
  "date-time": "2026-11-20T09:30:00.000Z",
  date: "2026-11-20",
  email: "ines@example.com",
  uri: "https://example.com/hooks",
};

/** A value as a schema describes it: the first of each choice, one entry of each list. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (schema.example !== undefined) return schema.example;
  if (depth > mostDepth) return null;
  const inside = (one: Schema) => exampleOf(one, schemas, depth + 1);
  if (schema.$ref) return inside(schemas[referredTo(schema)] ?? {});
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return inside(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inside));
  const [type] = [schema.type].flat();
  switch (type) {
    case "object":
      return objectOf(schema, inside);
    case "array":
      return (schema.prefixItems ?? (schema.items ? [schema.items] : [])).map(inside);
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return true;
    case "string":
      return byFormat[schema.format ?? ""] ?? "text";
    default:
      return null;
  }
}

function objectOf({ properties = {}, additionalProperties }: Schema, inside: (one: Schema) => unknown) {
  const own = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inside(one)]));
  if (typeof additionalProperties !== "object") return own;
  return { ...own, key: inside(additionalProperties) };
}
