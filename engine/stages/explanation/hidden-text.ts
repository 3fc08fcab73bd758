import type { Finding } from "../../results/extraction-result";
import { hiddenTextFinding } from "../../results/reason-keys";
import type { DocumentLayout } from "../layout/document-layout";

/** The finding that the file has text that its pages do not show; no value is taken from it. */
export const hiddenTextFindings = ({ hidden = 0 }: Pick<DocumentLayout, "hidden">): Finding[] =>
  hidden > 0 ? [{ key: hiddenTextFinding, values: {}, field: null }] : [];
