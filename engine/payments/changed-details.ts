import { fold } from "../text/fold";

/** What a letter says when its sender wants to be paid elsewhere, in English and Spanish, in folded words. */
const announcements = [
  /\b(?:our|the|my) (?:bank(?:ing)?|payment|account) (?:account |payment )?(?:details|information|data|account|coordinates) (?:have|has) (?:been )?(?:recently )?(?:changed|updated|moved)/,
  /\b(?:our|the) bank (?:account )?has (?:been )?(?:recently )?changed/,
  /\b(?:we have|we've) (?:recently )?(?:changed|moved|updated) (?:our )?(?:banks?|banking|bank accounts?|bank(?:ing)? details|payment details)\b/,
  /\b(?:new|changed|updated|amended|revised) (?:bank(?:ing)?|remittance|payment) (?:account |payment )?(?:details|information|data|account|instructions)\b/,
  /\bchange (?:of|in|to) (?:our )?(?:bank(?:ing)?|remittance|payment) (?:account|details|information|instructions)\b/,
  /\bnuev[oa]s? (?:datos|cuentas?|coordenadas) (?:bancari[oa]s?|de pago|para (?:el )?pago)\b/,
  /\b(?:nuestros|los) datos (?:bancarios|de pago) (?:han|se han) (?:sido )?(?:cambiado|modificado|actualizado)/,
  /\b(?:nuestra|la) cuenta (?:bancaria )?ha (?:sido )?(?:cambiado|cambiada|modificado|modificada)/,
  /\bhemos (?:cambiado|modificado|actualizado) (?:de|nuestr[oa]s?|la|los)? ?(?:banco|cuenta|cuenta bancaria|datos bancarios)\b/,
  /\b(?:cambio|modificacion|actualizacion) de (?:banco|cuenta|cuenta bancaria|los datos bancarios|datos bancarios|nuestros datos bancarios)\b/,
];

/** "Our bank details have not changed", "if you are told that …": honest warnings say the same words. */
const denied =
  /\b(?:not|never|no|nunca|jamas|if|si|whether|won't|haven't|hasn't|unless|claim\w*|beware|fraud\w*|estafa\w*)\b/;

/** Characters before the words in which a denial belongs to them: about a clause. */
const clause = 60;

/** The words on these lines, in reading order, which say that a bank account has changed; null when none do. */
export function changedDetailsIn(lines: readonly string[]): string | null {
  // A sentence runs on over the end of a line.
  const text = fold(lines.join(" ").replace(/\s+/g, " "));
  for (const announcement of announcements)
    for (const match of text.matchAll(new RegExp(announcement, "g"))) {
      const before =
        text
          .slice(Math.max(0, match.index - clause), match.index)
          .split(/[.;!?]/)
          .at(-1) ?? "";
      if (!denied.test(before) && !denied.test(match[0])) return match[0];
    }
  return null;
}
