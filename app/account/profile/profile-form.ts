import { z } from "zod";
import { newPassword, typedPassword } from "#app/account/sign-in/credentials.ts";
import { personName } from "#app/common/forms/form-fields.ts";

const currentPassword = () => typedPassword("Enter your current password.");

export const nameSchema = z.object({ name: personName() });

/** Current and new password; `isCommon` tells common passwords. */
export const passwordSchema = (isCommon: (password: string) => boolean) =>
	z.object({ currentPassword: currentPassword(), newPassword: newPassword(isCommon) });

export const deletionSchema = z.object({ currentPassword: currentPassword() });

export const WRONG_PASSWORD = "The current password is incorrect. Try again.";

export const avatarSchema = z.object({
	// The server sets the global `File` after this line has run, so it is looked up later.
	avatar: z.custom<File>((value) => value instanceof File && value.size > 0, "Choose a picture."),
});

/** The largest avatar file, in bytes. */
export const AVATAR_BYTES = 8 * 1024 * 1024;
