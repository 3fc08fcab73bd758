/** The tenant of the people who run the service: exempt from plans and payment. */
export const masterTenantId = "00000000-0000-7000-8000-000000000001";

export const isMasterTenant = ({ id }: { id: string }): boolean => id === masterTenantId;
