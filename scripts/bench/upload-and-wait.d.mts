export declare function uploadAndWait(asked: {
  url: string;
  demo: { apiKey: string; models: Record<string, string> };
  file: string;
  count: number;
  label: string;
}): Promise<number[]>;
