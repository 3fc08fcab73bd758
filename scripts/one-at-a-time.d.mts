export declare function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T>;
