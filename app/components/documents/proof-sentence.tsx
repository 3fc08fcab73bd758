import type { ArithmeticProof } from "@fieldwise/engine/results";
import { proofVerdict } from "~/domain/documents/proof-verdict";
import { useTranslation } from "~/locales/use-translation";
import { InlineIcon } from "../shell/inline-icon";

const looks = {
  proven: { colour: "text-success", mark: "check" },
  partly: { colour: "", mark: "warning" },
  consistent: { colour: "", mark: null },
  differs: { colour: "text-failed", mark: "warning" },
} as const;

/** Whether the document's numbers add up, by which sums, and what small change would make them. */
export function ProofSentence({ proof }: { proof: ArithmeticProof }) {
  const { t } = useTranslation();
  const { equations, change } = proof;
  const verdict = proofVerdict(proof);
  if (verdict === "untested") return null;
  const { colour, mark } = looks[verdict];
  // Green is kept for what is proven: a sum that holds in doubtful amounts is no proof.
  const held = verdict === "proven" || verdict === "partly" ? "text-success" : "";
  return (
    <section
      aria-labelledby="proof-title"
      className="grid gap-1 rounded-sm border border-line bg-surface px-3 py-2"
    >
      <h2 id="proof-title" className={`text-base font-medium ${colour}`}>
        {mark && <InlineIcon kind={mark} />} {t(`proof.${verdict}`)}
      </h2>
      <ul className="text-sm">
        {equations.map(({ key, values, holds }) => (
          <li key={`${key} ${JSON.stringify(values)}`}>
            <span className={holds ? held : "text-failed"}>
              <InlineIcon kind={holds ? "check" : "cross"} />
            </span>{" "}
            {t(key, values)}
            <span className="sr-only">: {t(holds ? "proof.holds" : "proof.fails")}</span>
          </li>
        ))}
      </ul>
      {change && <p className="text-sm font-medium">{t(change.key, change.values)}</p>}
    </section>
  );
}
