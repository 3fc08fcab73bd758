export declare function restartWhenLarge(
  pidsOf: () => { web?: number; documents?: number },
  renew: (name: "web" | "documents", bytes: number) => unknown,
  options?: { every?: number; limits?: { web: number; documents: number } },
): () => void;
