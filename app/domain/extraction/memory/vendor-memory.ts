/** What the engine remembers of one layout of one vendor, from the corrections of a tenant's people. */
export type VendorMemory = { id: string };
