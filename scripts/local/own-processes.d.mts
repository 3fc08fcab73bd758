export type DescribedProcess = { pid: number; birth: string | null };

export declare function claimState(state: string): Promise<void>;

export declare function recordProcesses(state: string, pids: number[]): void;

export declare function isAlive(one: DescribedProcess): boolean;

export declare function processIdentityOf(pid: number): DescribedProcess;
