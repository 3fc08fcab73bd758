import { useTranslation } from "react-i18next";
import type { ArithmeticProof } from "~/domain/extraction/extraction-result";
import { Mark } from "./mark";

const looks = {
  proven: { colour: "text-success", mark: "check" },
  consistent: { colour: "text-success", mark: "check" },
  differs: { colour: "text-failed", mark: "warning" },
} as const;

/** Whether the document's numbers add up, and which sums were tried. */
export function ProofSentence({ proof }: { proof: ArithmeticProof }) {
  const { t } = useTranslation();
  const { state, equations } = proof;
  if (state === "untested") return null;
  const { colour, mark } = looks[state];
  return (
    <details className="rounded-sm border border-line bg-surface px-3 py-2">
      <summary className={`font-medium ${colour}`}>
        <Mark kind={mark} /> {t(`proof.${state}`)}
      </summary>
      <ul className="pt-1 text-sm">
        {equations.map(({ key, values, holds }) => (
          <li key={`${key} ${JSON.stringify(values)}`}>
            <Mark kind={holds ? "check" : "cross"} /> {t(key, values)}
            <span className="sr-only">: {t(holds ? "proof.holds" : "proof.fails")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
