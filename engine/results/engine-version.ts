/** Names the code that produced a result; raised with every change that can alter an answer. */
export const engineVersion = "1.33.0";
