import { z } from "zod";
import { countCharacters } from "#app/common/typed-text.ts";

const LONGEST_CREDENTIAL = 20_000;

/** The field of a form for an important change, see `refuseUnproven`: a password, a code, or what a passkey signed. */
export const proof = () =>
	z
		.string()
		.refine((text) => countCharacters(text) <= (text.startsWith("{") ? LONGEST_CREDENTIAL : 128), {
			error: "A password must be 128 characters or fewer.",
		})
		.optional();

const missing = "Enter the code.";

/** A code of an app, or a recovery code. */
export const signInCode = () =>
	z.string({ error: missing }).trim().max(64, "Enter a code of 64 characters or fewer.");

export const codeSchema = z.object({ signInCode: signInCode(), redirectTo: z.string().optional() });

/** The secret key of a form that makes recovery codes, see `recoveryCodesOf`. */
export const codesKey = () => z.string({ error: OUTDATED }).regex(/^[\w-]{43}$/, { error: OUTDATED });

const OUTDATED = "This page is out of date. Open it again.";

export const WRONG_CODE =
	"The code is incorrect or was used already. Wait for the next code in your app, and check that your phone’s clock is right.";
