/** A Spanish factura with NIF and CIF, IVA at 21 % and Spanish decimal marks. */
export const spanishInvoice = `
  Ferretería Lozano, S.L.                                     FACTURA
  C/ Mayor 14
  28013 Madrid
  CIF: B12345674
  Tel. 91 555 12 12

  Cliente:                                   Nº de factura:      F-2025/0117
  Construcciones Vega, S.A.                  Fecha de factura:   17/03/2025
  Avda. de la Paz 103                        Vencimiento:        16/04/2025
  46010 Valencia                             Nº de pedido:       4500123
  NIF: A58818501

  Referencia    Descripción                 Cantidad     Precio     IVA %      Importe

  T-220         Taladro percutor 800 W             2     1.149,50      21     2.299,00
  B-07          Broca widia 8 mm                  10         3,20      21        32,00

                                              Base imponible     2.331,00 €
                                              IVA 21%              489,51 €
                                              Total factura      2.820,51 €

  Forma de pago: transferencia   IBAN ES91 2100 0418 4502 0005 1332
`;
