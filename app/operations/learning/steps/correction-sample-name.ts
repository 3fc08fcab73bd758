import type { CorrectionSample } from "@fieldwise/engine/memory";
import type { CorrectionSampleName } from "~/data/shard/correction-samples";
import type { Secrets } from "../../ports";

/** The name of a sample: its document, and SHA-256 over all that it says. */
export async function correctionSampleName(
  secrets: Secrets,
  sample: CorrectionSample,
): Promise<CorrectionSampleName> {
  return { documentId: sample.documentId, hash: await secrets.digest(JSON.stringify(sample)) };
}
