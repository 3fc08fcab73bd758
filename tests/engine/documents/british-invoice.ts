/** A British invoice whose header is a small table: labels in one row, values below. */
export const britishInvoice = `
  Thames Paper Supplies Ltd
  Unit 4, Riverside Park, Reading RG1 8EQ
  VAT No: GB 980 7806 84                                           INVOICE

  Invoice Number      Invoice Date      Your Order No      Account
  INV-009981          25 June 2025      8841               OAK002

  Invoice to:                            Deliver to:
  Oakfield Schools Trust                 Oakfield Primary School
  1 Castle Hill                          Mill Lane
  Windsor SL4 1PD                        Slough SL1 4XP

  Item      Details                        Qty      Price       VAT %       Net

  A4-80     Copier paper A4 80 gsm, box     20      18.95        20      379.00
  ENV-C5    Envelope C5 white, 500           4      21.50        20       86.00

                                              Total Net            465.00
                                              VAT                   93.00
                                              Invoice Total       £558.00

  Payment due by 25 July 2025. Registered in England No. 01234567
`;
