import { makeZip } from "client-zip";
import type { ZipMaker } from "~/operations/tenants/archive-port";

/** Archives by client-zip: stored, not compressed, since most documents are compressed already. */
export const zip: ZipMaker = (entries) => makeZip(entries, { buffersAreUTF8: true });
