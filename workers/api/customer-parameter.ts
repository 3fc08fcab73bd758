type Operation = { security?: unknown; parameters?: unknown[]; responses?: Record<string, object> };

const parameter = {
  name: "customerTenantId",
  in: "query",
  required: false,
  description:
    "The customer to act on behalf of. Only for keys of system administrators; other keys get 404.",
  schema: { type: "string" },
};

const description = "There is no such customer.";

/** Says in the description of every call behind a key that it takes `customerTenantId`, and may not find the customer. */
export function describeCustomerParameter(paths: Record<string, object> | undefined): void {
  for (const item of Object.values(paths ?? {}))
    for (const operation of Object.values(item) as Operation[])
      if (operation.security) {
        operation.parameters = [...(operation.parameters ?? []), parameter];
        operation.responses = { 404: { ...operation.responses?.[403], description }, ...operation.responses };
      }
}
