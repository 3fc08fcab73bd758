import type { FieldSpec } from "./field-spec";

/** Where the energy was delivered. */
export const serviceAddress: FieldSpec = {
  key: "serviceAddress",
  candidates: "address",
  best: ["service address", "supply address", "site address", "premises address", "service location"],
  labels: [
    ...[
      "service for",
      "service at",
      "supplied at",
      "supplied to",
      "property",
      "property address",
      "premises",
      "premise address",
      "site",
      "location of service",
      "energy supplied to",
      "electricity supplied to",
      "gas supplied to",
      "supply details",
      "point of delivery",
      "installation address",
    ],
    ...[
      "direccion de suministro",
      "direccion del suministro",
      "direccion de servicio",
      "domicilio de suministro",
      "domicilio de servicio",
      "punto de suministro",
      "datos del suministro",
    ],
    ...["lieferstelle", "verbrauchsstelle", "abnahmestelle", "lieferadresse", "messstelle"],
    ...["lieu de consommation", "point de livraison", "adresse de consommation", "lieu de fourniture"],
    ...["indirizzo di fornitura", "fornitura", "punto di fornitura", "leveringsadres", "verbruiksadres"],
    ...["local de consumo", "morada de fornecimento", "endereco da instalacao", "local de fornecimento"],
  ],
  weights: { bias: -2.2, unlabelled: -4, claimed: -3, "page-top": 0 },
};
