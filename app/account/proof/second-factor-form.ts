import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { countCharacters } from "#app/common/typed-text.ts";

const LONGEST_CREDENTIAL = 20_000;

/** The field of a form for an important change, see `refuseUnproven`: a password, a code, or what a passkey signed. */
export const proof = () =>
	z
		.string()
		.refine((text) => countCharacters(text) <= (text.startsWith("{") ? LONGEST_CREDENTIAL : 128), {
			error: () => t.form.passwordTooLong,
		})
		.optional();

/** A code of an app, or a recovery code. */
export const signInCode = () =>
	z
		.string({ error: () => t.twoStep.enterCode })
		.trim()
		.max(64, { error: () => t.twoStep.codeTooLong });

export const codeSchema = z.object({ signInCode: signInCode(), redirectTo: z.string().optional() });

/** The secret key of a form that makes recovery codes, see `recoveryCodesOf`. */
export const codesKey = () => {
	const error = () => t.twoStep.outdated;
	return z.string({ error }).regex(/^[\w-]{43}$/, { error });
};
