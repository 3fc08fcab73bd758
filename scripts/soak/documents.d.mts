/** How often each kind comes. */
export declare const shares: Record<string, number>;

/** Papers of our own making, each with bytes of its own. */
export declare function soakDocuments(): Promise<{ take(kind: string, number: number): Buffer }>;

/** The kind of the document with this number. */
export declare function kindOf(number: number): string;
