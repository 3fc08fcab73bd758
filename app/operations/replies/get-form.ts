import { findMailRules } from "~/data/shard/mail-rules";
import { shownValue } from "~/domain/documents/shown-value";
import { AppError } from "~/domain/errors/app-error";
import { askedFieldsOf, maxDoubtfulFields } from "~/domain/replies/doubtful-fields";
import { pagePartPath, pictureFrame } from "~/domain/replies/picture-frame";
import { replyFormInput } from "~/domain/replies/reply-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get";

/** A value to look at: `value` as the model's culture writes it, and where the document Worker draws its place, if it has one. */
export type FormField = {
  key: string;
  name: string;
  labelKey: string;
  value: string;
  picture: string | null;
};

/**
 * The uncertain values of a document, for the page behind the link of a mail; null when it is no longer as it was in the mail.
 * Throws AppError `not-found`, also where the model's rules let nobody correct this way.
 */
export const getReplyForm = defineOperation({
  name: "replies.get-form",
  permission: "TenantModel.ViewDocument",
  input: replyFormInput,
  async run(context: TenantContext, { documentId, revision }) {
    const details = await getDocument(context, { documentId, rows: { first: 0, count: 0 } });
    const rules = await findMailRules(context.shard, details.modelId);
    if (rules?.replies === "off") throw new AppError("not-found", "intake.reply.link-not-found");
    const { fileName, culture, attempt } = details;
    if (details.revision !== revision) return { fileName, fields: null };
    const fields: FormField[] = askedFieldsOf(details)
      .slice(0, maxDoubtfulFields)
      .map(({ key, name, labelKey, type, value, place }) => {
        const frame = place && pictureFrame(place.box);
        const picture = place && frame && { documentId, attempt, page: place.page, frame };
        return {
          key,
          name,
          labelKey,
          value: value ? shownValue(value, type, culture) : "",
          picture: picture && pagePartPath(context.tenant, picture),
        };
      });
    return { fileName, fields };
  },
});
