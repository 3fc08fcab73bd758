export declare function createSemaphore(most: number): {
  enter(signal: AbortSignal): Promise<() => void>;
  close(): Promise<void>;
  open(): void;
};
