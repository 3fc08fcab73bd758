import { compact } from "../layout/fold";
import type { TableHeader } from "./table-header";

const meterWords =
  /^(?:meter|(?:previous|prior|last|start|current|present|new|this|end)(?:meter)?read(?:ing)?s?$|zahler|(?:anfangs|end)stand|compteur|(?:ancien|nouvel)index|index(?:debut|fin)|ndecompteur|contador|medidor|numerode(?:contador|medidor)|lectura|contatore|lettura|letture|meterstand|beginstand|eindstand|leitura)/;

/** Whether a header heads the readings of meters: what was consumed, not what it costs. */
export function headsReadings({ cells }: TableHeader): boolean {
  return cells.some(({ text }) => meterWords.test(compact(text)));
}
