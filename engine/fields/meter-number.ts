import { type FieldSpec, phrases } from "./field-spec";
import * as words from "./number-words";

/** The number of the meter. */
export const meterNumber: FieldSpec = {
  key: "meterNumber",
  candidates: "id",
  labels: [
    ...phrases(
      ["meter", "electric meter", "electricity meter", "gas meter", "meter serial"],
      words.englishNumberWords,
    ),
    ...phrases(["contador", "medidor"], words.spanishNumberWords),
    ...phrases(["numero de", "no de", "num de", "n de", "nro de"], ["contador", "medidor"]),
    ...["numero del medidor", "numero contador", "equipo de medida"],
    ...["zahlernummer", "zahler-nr", "zahler nr", "zahler", "stromzahler", "gaszahler"],
    ...["numero de compteur", "no compteur", "compteur no", "n compteur", "matricule compteur"],
    ...["numero contatore", "matricola contatore", "contatore n", "meternummer", "nummer meter"],
    ...["numero do contador", "contador n"],
  ],
  weak: ["meter", "meter id", "contador", "medidor", "compteur", "contatore"],
  weights: { unlabelled: -4, "has-letters": 0 },
};
