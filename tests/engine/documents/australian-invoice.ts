/** A tax invoice with ABNs of both sides and GST on every line. */
export const australianInvoice = `
  Coastal Fasteners Pty Ltd                                        TAX INVOICE
  ABN: 53 004 085 616
  12 Harbour Street
  Newcastle NSW 2300                              Invoice No:      CF-20418
  Ph: 02 4900 1234                                Invoice Date:    03/04/2025
  accounts@coastalfasteners.com.au                Due Date:        03/05/2025
                                                  Order No:        PO 77120
                                                  Account No:      HB1009
  Bill To:                        Ship To:
  Hunter Builders Pty Ltd         Hunter Builders Pty Ltd
  45 Industrial Drive             Site Office, 8 Wharf Road
  Mayfield NSW 2304               Carrington NSW 2294
  ABN: 51 824 753 556

  Code      Description                  Qty     Unit Price     GST       Amount

  BLT-10    Galvanised bolt M10          200           0.85     17.00     170.00
  NUT-10    Hex nut M10                  200           0.25      5.00      50.00
            stainless, box of 50
  WSH-12    Washer 12 mm                 100           0.30      3.00      30.00

                                                      Sub-total:        $250.00
                                                      GST 10%:           $25.00
                                                      Total (inc GST):  $275.00

  Bank: Westpac   BSB: 032-001   Account Number: 123456789
`;
