const suffix =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|plc|llp|lp|pty|pty ltd|gmbh|ag|kg|ohg|e\.?k|ug|se|mbh|s\.?a\.?|s\.?l\.?u?|s\.?l\.?|s\.?a\.? de c\.?v|sarl|sas|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|lda|sdn|bhd|sdn\.? bhd|pvt|private limited|enterprise|enterprises|trading|group|holdings|services|solutions|foundation|association|e\.?v)\.?\)?(?=$|[\s,(])/i;

/** Whether a text ends or carries the legal form of a company ("Pty Ltd", "S.L.", "GmbH"). */
export function hasCompanySuffix(text: string): boolean {
  return suffix.test(text);
}
