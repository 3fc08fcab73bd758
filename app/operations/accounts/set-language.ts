import { setLanguageOf } from "~/data/control/profile";
import { languageInput } from "~/domain/accounts/profile-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Remembers the language that a signed-in person picked, for other browsers and for mails. Not worth an audit row. */
export const setLanguage = defineOperation({
  name: "accounts.set-language",
  permission: "signed-in",
  input: languageInput,
  async run(context: VisitorContext, { language }) {
    await setLanguageOf(context.control, context.actor.id, language);
  },
});
