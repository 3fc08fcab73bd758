import { cultureFormatOf } from "@fieldwise/engine/results";
import type { ModelChoices } from "~/components/models/model-choices";
import { culturesNamedIn } from "~/domain/models/cultures";
import { currenciesNamedIn } from "~/domain/models/currencies";
import { timeZones } from "~/domain/models/time-zones";

const known = new Map<string, ModelChoices>();

/** What the selects of the model form offer, named in a language by the server, so that the browser shows the same. */
export function modelChoices(language: string): ModelChoices {
  const seen = known.get(language);
  if (seen) return seen;
  const choices = {
    currencies: currenciesNamedIn(language).map(({ code, name }) => ({
      value: code,
      label: `${code} · ${name}`,
    })),
    timeZones: timeZones.map((name) => ({ value: name, label: name.replaceAll("_", " ") })),
    cultures: culturesNamedIn(language).map(({ tag, name }) => ({
      value: tag,
      label: `${name} · ${cultureFormatOf(tag).date}`,
    })),
  };
  known.set(language, choices);
  return choices;
}
