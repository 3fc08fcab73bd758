export declare function withLockFile<T>(lock: string, work: () => Promise<T>): Promise<T>;
