import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";

type Receiver = { to: string; name: string };

const NOT_YOU = "If this was you, there is nothing to do.";
const newPasswordLink = { label: "Choose a new password", path: "/forgot-password" };

/** Asks to confirm an e-mail address. */
export function verifyEmailMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		subject: "Confirm your e-mail address",
		paragraphs: [
			`Hello ${name},`,
			"Please confirm that this is your e-mail address. Bookings you made with it as a guest then join your account.",
		],
		link: { label: "Confirm e-mail address", path: `/verify-email?token=${token}` },
		after: ["The link works once, for 7 days. If you have no account at Meeha, you can ignore this mail."],
	});
}

/** The link for a forgotten password. */
export function resetPasswordMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		subject: "Choose a new password",
		paragraphs: [`Hello ${name},`, "Here is the link to choose a new password for your Meeha account."],
		link: { label: "Choose a new password", path: `/reset-password?token=${token}` },
		after: [
			"The link works once, for 30 minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.",
		],
	});
}

/** Tells that the password was changed, and everything signed out. */
export function passwordChangedMail({ to, name }: Receiver): Mail {
	return layOutMail({
		to,
		subject: "Your password was changed",
		paragraphs: [
			`Hello ${name},`,
			"The password of your Meeha account was changed, and your other devices were signed out.",
			`${NOT_YOU} If it was not, choose a new password now.`,
		],
		link: newPasswordLink,
	});
}

/** To the new address: asks to confirm that the account shall have it. */
export function confirmNewEmailMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		subject: "Confirm your new e-mail address",
		paragraphs: [
			`Hello ${name},`,
			"Please confirm that your Meeha account is to use this e-mail address. Until then it keeps the one it has.",
		],
		link: { label: "Confirm new e-mail address", path: `/verify-email?token=${token}` },
		after: ["The link works once, for 24 hours. If you did not ask for it, you can ignore this mail."],
	});
}

/** To the old address: somebody who knows the password asked for another one. */
export function newEmailAskedMail({ to, name, newEmail }: Receiver & { newEmail: string }): Mail {
	return layOutMail({
		to,
		subject: "Your e-mail address is about to change",
		paragraphs: [
			`Hello ${name},`,
			"Somebody signed in to your Meeha account asked for another e-mail address. It changes once that address is confirmed.",
			`${NOT_YOU} If it was not, choose a new password now: that also stops the change.`,
		],
		facts: [["New address", newEmail]],
		link: newPasswordLink,
	});
}

/** To the old address: the account has another one from now on. */
export function emailChangedMail({ to, name, newEmail }: Receiver & { newEmail: string }): Mail {
	return layOutMail({
		to,
		subject: "Your e-mail address was changed",
		paragraphs: [
			`Hello ${name},`,
			"Your Meeha account has another e-mail address now. This one no longer opens it.",
			`${NOT_YOU} If it was not, write to us at once.`,
		],
		facts: [["New address", newEmail]],
		link: { label: "Contact us", path: "/contact" },
	});
}

/** Tells of a sign-in from a browser that the account has not been used with. `when` is shown as it stands. */
export function newDeviceMail(signIn: Receiver & { browser: string; when: string }): Mail {
	return layOutMail({
		to: signIn.to,
		subject: "New sign-in to your account",
		paragraphs: [
			`Hello ${signIn.name},`,
			"Your Meeha account was signed in to from a browser we have not seen before.",
			`${NOT_YOU} If it was not, choose a new password now: that signs everybody out.`,
		],
		facts: [
			["Browser", signIn.browser],
			["When", signIn.when],
		],
		link: newPasswordLink,
	});
}
