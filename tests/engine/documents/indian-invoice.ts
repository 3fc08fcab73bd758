/** An Indian tax invoice with GSTINs, CGST and SGST apart, and grouping by lakhs. */
export const indianInvoice = `
                                 TAX INVOICE
  Meenakshi Textiles Private Limited
  27, Gandhi Road, T Nagar
  Chennai, Tamil Nadu 600017
  GSTIN: 33AAPFU0939F1ZT
  Email: sales@meenakshitextiles.in

  Invoice No. : MT/24-25/0981            Dated : 12-Feb-2025
  Buyer's Order No. : PO-5567            Terms of Payment : 30 Days

  Buyer (Bill to)
  Lakshmi Garments
  14, Mount Road
  Chennai, Tamil Nadu 600002
  GSTIN/UIN: 33AABCL1234C1Z2

  Sl No   Description of Goods        HSN/SAC      Quantity        Rate        Amount

  1       Cotton fabric 44 inch       5208         1,200 mtr       95.00     1,14,000.00
  2       Silk lining                 5007           150 mtr      210.00       31,500.00

                                                   Taxable Value             1,45,500.00
                                                   CGST 2.5%                    3,637.50
                                                   SGST 2.5%                    3,637.50
                                                   Total               Rs. 1,52,775.00

  Amount in words: Rupees One Lakh Fifty Two Thousand Seven Hundred Seventy Five Only
`;
