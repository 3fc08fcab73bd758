export declare function renewWhenLarge(
  pidOf: () => number | undefined,
  renew: (pid: number, bytes: number) => void,
  options?: { every?: number; limit?: number },
): () => void;
