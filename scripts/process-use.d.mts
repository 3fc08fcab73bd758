/** The processes of a local server's two runtimes. */
export declare function runtimesOf(pid: number | undefined): { web: number; documents: number };

/** MB a process holds in memory now, and the most it held since `resetPeakMemory`. */
export declare function memoryOf(pid: number): { now: number; peak: number };

/** Forgets the most that a process ever held. */
export declare function resetPeakMemory(pid: number): void;

/** The bytes a process holds in memory and the seconds of processor time it has used. */
export declare function usageOf(pid: number): { bytes: number; seconds: number } | null;

export declare function usageByPs(pid: number): { bytes: number; seconds: number } | null;
