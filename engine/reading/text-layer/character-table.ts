/**
 * Code points that stand for a character of the keyboard, each with what is written for it. From the Unicode Character
 * Database 15: general categories Pd (dashes), Zs (spaces) and Cf (format), the compatibility decompositions (NFKC) of
 * Latin ligatures, and Microsoft's and Apple's habits for codes that Unicode leaves to others.
 */
export const characterTable: Readonly<Record<string, readonly number[]>> = {
  /** Hyphens and minus signs: paper shows a short stroke, and people type one. */
  "-": [
    0x00ad, // soft hyphen: what stands in the content of a page is printed
    0x2010, // hyphen
    0x2011, // non-breaking hyphen
    0x2012, // figure dash
    0x2043, // hyphen bullet
    0x2212, // minus sign
    0x02d7, // modifier minus
    0x207b, // superscript minus
    0x208b, // subscript minus
    0x058a, // Armenian hyphen
    0x05be, // Hebrew maqaf
    0x1400, // Canadian syllabics hyphen
    0x1806, // Mongolian hyphen
    0x2e17, // double oblique hyphen
    0x2e1a, // hyphen with diaeresis
    0x2e40, // double hyphen
    0x2e5d, // oblique hyphen
    0x30a0, // Katakana double hyphen
    0xfe63, // small hyphen
    0xff0d, // fullwidth hyphen
    0x10ead, // Yezidi hyphen
    0x001e, // Word's non-breaking hyphen
    0x001f, // Word's optional hyphen
    0xf02d, // the hyphen of a Windows symbol font
    0xf0ad, // the soft hyphen of a Windows symbol font
  ],
  /** Dashes as long as a letter. They stay what they are between words, and are hyphens within a number. */
  "–": [
    0x2013, // en dash
    0xfe32, // vertical en dash
    0xfe58, // small em dash
    0x0096, // en dash of Windows-1252, written as its byte
  ],
  "—": [
    0x2014, // em dash
    0x2015, // horizontal bar
    0x2e3a, // two-em dash
    0x2e3b, // three-em dash
    0xfe31, // vertical em dash
    0x301c, // wave dash
    0x3030, // wavy dash
    0x0097, // em dash of Windows-1252, written as its byte
  ],
  " ": [
    0x00a0, // no-break space
    0x1680, // Ogham space
    0x2000, // en quad
    0x2001, // em quad
    0x2002, // en space
    0x2003, // em space
    0x2004, // third of an em
    0x2005, // quarter of an em
    0x2006, // sixth of an em
    0x2007, // figure space
    0x2008, // punctuation space
    0x2009, // thin space
    0x200a, // hair space
    0x202f, // narrow no-break space
    0x205f, // mathematical space
    0x3000, // ideographic space
    0xfeff, // zero width no-break space, which is wide where a font prints it
    0xf020, // the space of a Windows symbol font
    0xf0a0, // the no-break space of a Windows symbol font
  ],
  "'": [
    0x2018, // opening quotation mark
    0x2019, // closing quotation mark
    0x201b, // reversed quotation mark
    0x02b9, // modifier prime
    0x02bb, // modifier turned comma
    0x02bc, // modifier apostrophe
    0x02bd, // modifier reversed comma
    0x02c8, // modifier vertical line
    0x2032, // prime
    0x2035, // reversed prime
    0x00b4, // acute accent
    0xff07, // fullwidth apostrophe
    0x0091, // quotation marks of Windows-1252, written as their bytes
    0x0092,
    0xf027, // the apostrophe of a Windows symbol font
  ],
  ff: [0xfb00],
  fi: [0xfb01, 0xf001],
  fl: [0xfb02, 0xf002],
  ffi: [0xfb03],
  ffl: [0xfb04],
  st: [0xfb05, 0xfb06],
  s: [0x017f], // long s, which ligatures with t are taken apart into
  IJ: [0x0132],
  ij: [0x0133],
  "'n": [0x0149],
  DŽ: [0x01c4],
  Dž: [0x01c5],
  dž: [0x01c6],
  LJ: [0x01c7],
  Lj: [0x01c8],
  lj: [0x01c9],
  NJ: [0x01ca],
  Nj: [0x01cb],
  nj: [0x01cc],
  DZ: [0x01f1],
  Dz: [0x01f2],
  dz: [0x01f3],
  /** Nothing is seen of these. */
  "": [
    0x180e, // Mongolian vowel separator
    0x200b, // zero width space
    0x200c, // zero width non-joiner
    0x200d, // zero width joiner
    0x200e, // left-to-right mark
    0x200f, // right-to-left mark
    0x202a, // embeddings and overrides of direction
    0x202b,
    0x202c,
    0x202d,
    0x202e,
    0x2060, // word joiner
    0x2066, // isolates of direction
    0x2067,
    0x2068,
    0x2069,
  ],
};
