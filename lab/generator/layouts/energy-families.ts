import type { InfoForm } from "./info-block";

/** How an energy bill stands on its sheet. */
export type EnergyFamily = {
  name: string;
  head: "left" | "right" | "centre" | "logo";
  facts: InfoForm;
  factsAt: "right" | "bar" | "left";
  summary: "left" | "right" | "wide";
  meter: "table" | "pairs" | "none";
  charges: "columns" | "sentence" | "amount-only";
  slip: boolean;
};

const energy = (
  name: string,
  head: EnergyFamily["head"],
  facts: InfoForm,
  factsAt: EnergyFamily["factsAt"],
  summary: EnergyFamily["summary"],
  meter: EnergyFamily["meter"],
  charges: EnergyFamily["charges"],
  slip: boolean,
): EnergyFamily => ({ name, head, facts, factsAt, summary, meter, charges, slip });

export const energyFamilies: readonly EnergyFamily[] = [
  energy("energy-bar", "left", "header-row", "bar", "right", "table", "columns", true),
  energy("energy-right", "left", "pairs-right", "right", "left", "table", "columns", true),
  energy("energy-stacked", "right", "stacked", "left", "right", "pairs", "sentence", false),
  energy("energy-boxed", "centre", "boxed-pairs", "right", "left", "table", "amount-only", true),
  energy("energy-logo", "logo", "pairs", "right", "wide", "pairs", "columns", false),
  energy("energy-wide", "left", "columns", "bar", "wide", "table", "sentence", false),
  energy("energy-plain", "right", "pairs", "right", "wide", "none", "columns", true),
  energy("energy-sentence", "centre", "sentence", "bar", "left", "pairs", "amount-only", false),
  energy("energy-tight", "left", "tight", "right", "right", "table", "sentence", true),
];
