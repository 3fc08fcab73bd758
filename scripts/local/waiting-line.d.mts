export declare function waitingLine(most: number): {
  enter(signal: AbortSignal): Promise<() => void>;
  close(): Promise<void>;
  open(): void;
};
