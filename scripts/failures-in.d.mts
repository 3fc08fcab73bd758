export declare function failuresIn(printed: string): string;
