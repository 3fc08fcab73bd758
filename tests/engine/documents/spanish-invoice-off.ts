/** A Spanish factura that does not add up: IVA is printed as 8,00 where 10,00 would make net and total agree. */
export const spanishInvoiceOff = `
  Talleres Berrocal, S.L.                                     FACTURA
  C/ del Olmo 22
  28012 Madrid
  CIF: B12345674

  Cliente:                                   Nº de factura:      F-2026/0042
  Construcciones Vega, S.A.                  Fecha de factura:   17/03/2026
  Avda. de la Paz 103                        Vencimiento:        16/04/2026
  46010 Valencia

  Descripción                 Cantidad     Precio     Importe

  Revisión de montacargas           10      10,00      100,00

                                    Base imponible     100,00 €
                                    IVA                  8,00 €
                                    Total factura      110,00 €
`;
