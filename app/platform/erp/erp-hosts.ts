/** Where ERP systems are asked: Microsoft's own hosts and no others. */
export type ErpHosts = { login: string; businessCentral: string; operations(environment: string): string };

/** Stand-ins for the hosts, for the local environment alone. */
export type ErpBindings = {
  ERP_LOGIN_URL?: string;
  ERP_BUSINESS_CENTRAL_URL?: string;
  ERP_OPERATIONS_URL?: string;
};

/** The host of a Finance & Operations environment, whose name was checked when it was saved. */
export const operationsOrigin = (environment: string): string =>
  `https://${environment}.operations.dynamics.com`;

export function erpHostsOf(bindings: ErpBindings & { APP_ENV: string }): ErpHosts {
  const { ERP_LOGIN_URL, ERP_BUSINESS_CENTRAL_URL, ERP_OPERATIONS_URL } =
    bindings.APP_ENV === "local" ? bindings : ({} as ErpBindings);
  return {
    login: ERP_LOGIN_URL ?? "https://login.microsoftonline.com",
    businessCentral: ERP_BUSINESS_CENTRAL_URL ?? "https://api.businesscentral.dynamics.com",
    operations: (environment) => ERP_OPERATIONS_URL ?? operationsOrigin(environment),
  };
}
