const tailLength = 8;

/**
 * What results call a trained version: the base weights it is based on, its number, and the end of its id, which tells
 * versions of different models apart ("base-1+3.9f2c71aa").
 */
export const versionName = (baseVersion: string, number: number, id: string): string =>
  `${baseVersion}+${number}.${id.slice(-tailLength)}`;

/** The end of the id of the version that is called so. */
export const idSuffixOfName = (name: string): string => name.slice(-tailLength);

/** Whether results by this name were found with trained weights over the shipped ones, a tenant's or published ones. */
export const isTrainedName = (name: string): boolean => name.includes("+");
