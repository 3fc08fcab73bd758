type Operation = { security?: unknown; parameters?: unknown[] };

const parameter = {
  name: "customerTenantId",
  in: "query",
  required: false,
  description:
    "The customer to act for. Honoured for keys of system administrators; to any other key there is no such tenant.",
  schema: { type: "string" },
};

/** Says in the description of every call behind a key that it takes `customerTenantId`. */
export function describeCustomerParameter(paths: Record<string, object> | undefined): void {
  for (const item of Object.values(paths ?? {}))
    for (const operation of Object.values(item) as Operation[])
      if (operation.security) operation.parameters = [...(operation.parameters ?? []), parameter];
}
