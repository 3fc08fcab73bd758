/** The version of the code that produced a result; raised with every change that can alter a result. */
export const engineVersion = "1.34.0";
