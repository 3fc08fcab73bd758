/** The subject that names a model, as people are told to write it: the name with hyphens instead of spaces. */
export const subjectOf = (modelName: string): string => modelName.trim().replace(/\s+/g, "-");
