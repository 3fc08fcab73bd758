import type { Word } from "../page";

/**
 * What a file says in words about a page that is recognised all the same, boxes in shares of the sheet as shown.
 * `printed`: words that the file itself prints there, and that can be trusted. `told`: someone else's reading of the
 * picture, with its errors. `unknown`: words with codes that say nothing; where there are any only they are to be taken
 * from the picture.
 */
export type FileWords = { printed: Word[]; told: Word[]; unknown: Word[] };
