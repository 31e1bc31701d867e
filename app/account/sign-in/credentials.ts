import { z } from "zod";
import { email, personName } from "#app/common/forms/form-fields.ts";
import { SIGN_UP_ROLES } from "#app/common/roles.ts";

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

/** What a sign-in form sends. Says nothing of how a password must be: old ones must still open the door. */
export const signInSchema = z.object({
	email: email(),
	password: z
		.string({ error: "Enter your password." })
		.max(MAX_PASSWORD, "A password must be 128 characters or fewer."),
	redirectTo: z.string().optional(),
});

/** A password to be set; `isCommon` knows those that everybody tries first. */
export const newPassword = (isCommon: (password: string) => boolean) =>
	z
		.string({ error: `Choose a password with at least ${MIN_PASSWORD} characters.` })
		.min(MIN_PASSWORD, `Choose a password with at least ${MIN_PASSWORD} characters.`)
		.max(MAX_PASSWORD, `A password must be ${MAX_PASSWORD} characters or fewer.`)
		.refine(
			(password) => !isCommon(password),
			"This password is too common and easy to guess. Choose another one.",
		);

/** What the form for a forgotten password sends. */
export const forgotPasswordSchema = z.object({ email: email() });

/** What the form behind the link for a forgotten password sends. */
export const resetPasswordSchema = (isCommon: (password: string) => boolean) =>
	z.object({ password: newPassword(isCommon) });

/** What the form for another e-mail sends. */
export const newEmailSchema = z.object({
	email: email(),
	currentPassword: z
		.string({ error: "Enter your password." })
		.max(MAX_PASSWORD, "A password must be 128 characters or fewer."),
});

/** What a sign-up form sends. */
export const signUpSchema = (isCommon: (password: string) => boolean) =>
	z.object({
		name: personName(),
		email: email(),
		password: newPassword(isCommon),
		role: z.enum(SIGN_UP_ROLES, { error: "Choose an account type." }),
		redirectTo: z.string().optional(),
	});
