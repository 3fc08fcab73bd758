/** A Mexican CFDI: RFC of both sides, folio, IVA at 16 %, pesos written with a dollar sign and a decimal point. */
export const mexicanInvoice = `
  Aceros del Bajío S.A. de C.V.                                   FACTURA
  RFC: ABA010203AB1                                   Folio:   A 4821
  Calle Juárez 210, Col. Centro                       Fecha de emisión:   05/02/2025
  León, Guanajuato, C.P. 37000                        Lugar de expedición: 37000

  Receptor
  Nombre: Muebles Rivera S.A. de C.V.
  RFC: MRI990812KL4
  Domicilio: Av. Insurgentes 1450, Col. Del Valle, Ciudad de México, C.P. 03100
  Uso CFDI: G03 Gastos en general

  Clave     Descripción                    Cantidad     Precio Unitario       Importe

  L-316     Lámina inoxidable cal. 18             4            1,850.00      7,400.00
  T-2       Tubo cuadrado 2 pulgadas             10              320.50      3,205.00

                                                        Subtotal         $10,605.00
                                                        IVA 16%           $1,696.80
                                                        Total            $12,301.80 MXN
`;
