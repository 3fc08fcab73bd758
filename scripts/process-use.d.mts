/** The processes of a local server's two runtimes. */
export declare function runtimesOf(pid: number | undefined): { web: number; documents: number };

/** MB a process holds in memory now, and the most it held since `forgetPeak`. */
export declare function memoryOf(pid: number): { now: number; peak: number };

/** Forgets the most that a process ever held. */
export declare function forgetPeak(pid: number): void;
