import { z } from "zod";
import { newPassword, typedPassword } from "#app/account/sign-in/credentials.ts";
import { personName } from "#app/common/forms/form-fields.ts";
import { LANGUAGE_NAMES } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";

const currentPassword = () => typedPassword(() => t.profile.password.enterCurrent);

export const nameSchema = z.object({ name: personName() });

export const languageSchema = z.object({ language: z.enum(LANGUAGE_NAMES) });

/** Current and new password; `isCommon` tells common passwords. */
export const passwordSchema = (isCommon: (password: string) => boolean) =>
	z.object({ currentPassword: currentPassword(), newPassword: newPassword(isCommon) });

export const deletionSchema = z.object({ currentPassword: currentPassword() });

export const avatarSchema = z.object({
	// The server sets the global `File` after this line has run, so it is looked up later.
	avatar: z.custom<File>((value) => value instanceof File && value.size > 0, {
		error: () => t.profile.picture.choose,
	}),
});

/** The largest avatar file, in bytes. */
export const AVATAR_BYTES = 8 * 1024 * 1024;
