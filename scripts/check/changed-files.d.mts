export declare function changedFiles(root: string): string[];
