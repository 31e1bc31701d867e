import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";

export const viewSchema = z.object({
	name: line({ missing: () => t.passkeys.enterName, min: 1, max: 40, name: () => t.form.aName }),
	/** Without a choice, the person alone. */
	whose: z.enum(["me", "all"]).default("me"),
	replaces: z.literal("on").optional(),
});

/** The most characters of the filters that a view keeps. */
export const MAX_QUERY = 1_000;
