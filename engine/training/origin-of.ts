import type { Page } from "../reading/page";
import { layoutSketch } from "./layout-sketch";
import type { Origin } from "./vendor-groups";
import { vendorKeysOf } from "./vendor-keys-of";

/** Whose a document is, by its checked values and by its words. */
export const originOf = (pages: readonly Page[], checked: Parameters<typeof vendorKeysOf>[0]): Origin => ({
  vendorKeys: vendorKeysOf(checked),
  sketch: layoutSketch(pages),
});
