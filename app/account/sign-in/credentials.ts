import { z } from "zod";
import { email, type LazyMessage, personName, readMessage } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { SIGN_UP_ROLES } from "#app/common/roles.ts";
import { countCharacters, isBlank } from "#app/common/typed-text.ts";

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const tooShort = () => t.newPassword.tooShort({ min: MIN_PASSWORD });

/** A password to compare with the stored one. */
export const typedPassword = (missing: LazyMessage = () => t.form.enterPassword) =>
	z
		.string({ error: () => readMessage(missing) })
		.refine((password) => countCharacters(password) <= MAX_PASSWORD, { error: () => t.form.passwordTooLong });

/** The sign-in form. It does not check the password's strength, because older passwords must still work. */
export const signInSchema = z.object({
	email: email(),
	password: typedPassword(),
	redirectTo: z.string().optional(),
});

/** A new password; `isCommon` tells common passwords. */
export const newPassword = (isCommon: (password: string) => boolean) =>
	typedPassword(tooShort).superRefine((password, context) => {
		const message =
			countCharacters(password) < MIN_PASSWORD
				? tooShort()
				: isBlank(password) || new Set(password.toLowerCase()).size === 1
					? t.newPassword.oneCharacter
					: isCommon(password)
						? t.newPassword.common
						: null;
		if (message) context.addIssue({ code: "custom", message });
	});

export const forgotPasswordSchema = z.object({ email: email() });

export const resetPasswordSchema = (isCommon: (password: string) => boolean) =>
	z.object({ password: newPassword(isCommon) });

export const newEmailSchema = z.object({
	email: email(),
	currentPassword: typedPassword(),
});

export const signUpSchema = (isCommon: (password: string) => boolean) =>
	z.object({
		name: personName(),
		email: email(),
		password: newPassword(isCommon),
		role: z.enum(SIGN_UP_ROLES, { error: () => t.signUp.chooseKind }),
		redirectTo: z.string().optional(),
	});
