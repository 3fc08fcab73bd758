/** How to get into the demo tenant. `models` holds the id of its model for each base model's id. */
export type Demo = {
  isNew: boolean;
  email: string;
  password: string;
  /** A system administrator of the master tenant. */
  administrator: { email: string; password: string };
  apiKey: string;
  models: Record<string, string>;
};

export declare function seed(url: string): Promise<Demo>;

export declare function seedAccount(url: string): Promise<Demo>;
