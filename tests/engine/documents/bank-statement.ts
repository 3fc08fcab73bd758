/** An account statement with columns for money out, money in and the balance, and a line that wraps. */
export const bankStatement = `
  Northern Savings Bank                              Statement of Account
  14 Queen Street, Leeds LS1 2TW

  Ms Amelia Hart                                     Account number:   20418837
  9 Orchard Close                                    Statement period: 1 March 2025 to 31 March 2025
  York YO1 7HH

  Opening balance   1,250.00
  Closing balance   2,084.50
  Total paid in     1,500.00
  Total paid out      665.50

  Date            Description                       Paid out       Paid in       Balance

  03 Mar 2025     Rent to Copper House Lettings       600.00                      650.00
                  reference MARCH
  14 Mar 2025     Salary Brightwater Ltd                           1,500.00     2,150.00
  20 Mar 2025     Card payment Grocer                  65.50                    2,084.50
`;
