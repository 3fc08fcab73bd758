import type { ErpConnection, ErpDriver, ErpSystems } from "~/operations/erp/erp-ports";
import { openBusinessCentral } from "./business-central";
import type { ErpClientSettings } from "./erp-client";
import { type ErpBindings, type ErpHosts, erpHostsOf } from "./erp-hosts";
import { openFinanceOperations } from "./finance-operations";

/** What tests replace: the hosts, and the waiting between two tries of a call. */
export type ErpWorld = {
  hosts: ErpHosts;
  pause?: (milliseconds: number) => Promise<void>;
  ask?: typeof fetch;
};

const drivers: Record<
  ErpConnection["kind"],
  (connection: ErpConnection, settings: ErpClientSettings) => ErpDriver
> = { "business-central": openBusinessCentral, "finance-operations": openFinanceOperations };

/** Opens the driver of a connection's kind. */
export const openErpSystems = ({ hosts, pause = waited, ask = fetch }: ErpWorld): ErpSystems => ({
  open: (connection, until) => drivers[connection.kind](connection, { hosts, pause, ask, until }),
});

/** The ERP systems as the deployment reaches them. */
export const erpSystemsOf = (bindings: ErpBindings & { APP_ENV: string }): ErpSystems =>
  openErpSystems({ hosts: erpHostsOf(bindings) });

const waited = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
