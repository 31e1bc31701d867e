import { z } from "zod";
import { idempotencyKey } from "./form-fields.ts";

/**
 * The fields of every setting's form besides its own: a form for a new setting has a key, one for an existing setting
 * the version that its screen showed. See `saveSetting`.
 */
export const settingMarks = {
	idempotencyKey: idempotencyKey().optional(),
	expectedVersion: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number)
		.optional()
		.catch(undefined),
};
