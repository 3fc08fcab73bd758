import type { EmbeddedParts, XmlElement } from "../reading/embedded-parts";
import type { EmbeddedData } from "./embedded-data";
import { ciiRoots, readCii } from "./read-cii";
import { readUbl, ublRoots } from "./read-ubl";

/**
 * What the parts of a file say as values of the catalogue: the first attachment that is an e-invoice or e-order, and the
 * filled form fields. Null when there is neither.
 */
export function embeddedDataOf({ xml, refused, form }: EmbeddedParts): EmbeddedData | null {
  const read = xml.flatMap(readRoot)[0];
  if (!read && form.length === 0 && refused === 0) return null;
  return {
    fields: read?.fields ?? {},
    lineItems: read?.lineItems ?? [],
    form,
    unreadable: !read && refused > 0,
  };
}

function readRoot(root: XmlElement): Pick<EmbeddedData, "fields" | "lineItems">[] {
  const cii = kindIn(ciiRoots, root.name);
  if (cii) return [readCii(root, cii)];
  const ubl = kindIn(ublRoots, root.name);
  return ubl ? [readUbl(root, ubl)] : [];
}

const kindIn = (roots: Record<string, "invoice" | "order">, name: string) =>
  Object.hasOwn(roots, name) ? roots[name] : undefined;
