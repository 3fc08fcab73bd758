export declare function listChecks(of: {
  changed: readonly string[] | undefined;
  hasNativeTypes: boolean;
}): [name: string, tool: string, args: string[]][];
