export declare function datePatternIn(culture: string): string;
export declare function isMonthFirstIn(culture: string): boolean;
export declare function numberFormIn(culture: string): {
  decimal: string | undefined;
  group: string | undefined;
  leastBefore: number | undefined;
  further: number | undefined;
};
export declare function monthNamesIn(culture: string): [month: number, name: string][];
export declare function moneyFormIn(
  language: string,
  currency: string,
): { sign: string; before: boolean; space: string; digits: number };
