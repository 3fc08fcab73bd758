import { parseWithZod } from "@conform-to/zod/v4";
import type { ZodType } from "zod";
import { formFields } from "./form-fields";

/** What a form sent, read by the input schema of the operation behind it. */
export const readSubmission = <S extends ZodType>(form: FormData, schema: S) =>
  parseWithZod(plainFields(form), { schema });

// Names with paths in them make conform build lists of any length, and our forms have none. Its own fields start with "_".
const plainFields = (form: FormData) =>
  new URLSearchParams(Object.entries(formFields(form)).filter(([name]) => /^[a-z]\w*$/i.test(name)));
