import { z } from "zod";
import { email, personName } from "#app/common/forms/form-fields.ts";
import { SIGN_UP_ROLES } from "#app/common/roles.ts";

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

/** A password to compare with the stored one. */
export const typedPassword = (missing: string) =>
	z.string({ error: missing }).max(MAX_PASSWORD, `A password must be ${MAX_PASSWORD} characters or fewer.`);

/** The sign-in form. It does not check the password's strength, because older passwords must still work. */
export const signInSchema = z.object({
	email: email(),
	password: typedPassword("Enter your password."),
	redirectTo: z.string().optional(),
});

/** A new password; `isCommon` tells common passwords. */
export const newPassword = (isCommon: (password: string) => boolean) =>
	z
		.string({ error: `Choose a password with at least ${MIN_PASSWORD} characters.` })
		.min(MIN_PASSWORD, `Choose a password with at least ${MIN_PASSWORD} characters.`)
		.max(MAX_PASSWORD, `A password must be ${MAX_PASSWORD} characters or fewer.`)
		.refine(
			(password) => !isCommon(password),
			"This password is too common and easy to guess. Choose another one.",
		);

export const forgotPasswordSchema = z.object({ email: email() });

export const resetPasswordSchema = (isCommon: (password: string) => boolean) =>
	z.object({ password: newPassword(isCommon) });

export const newEmailSchema = z.object({
	email: email(),
	currentPassword: typedPassword("Enter your password."),
});

export const signUpSchema = (isCommon: (password: string) => boolean) =>
	z.object({
		name: personName(),
		email: email(),
		password: newPassword(isCommon),
		role: z.enum(SIGN_UP_ROLES, { error: "Choose an account type." }),
		redirectTo: z.string().optional(),
	});
