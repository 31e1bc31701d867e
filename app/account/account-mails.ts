import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";

type Receiver = { to: string; name: string };

const newPasswordLink = { label: "Choose a new password", path: "/forgot-password" };

export function verifyEmailMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		name,
		subject: "Confirm your email address",
		paragraphs: [
			`Confirm that ${to} is your email address. Bookings you made with it as a guest are then added to your account.`,
		],
		link: { label: "Confirm email address", path: `/verify-email?token=${token}` },
		after: [
			`The link works once and expires after 7 days. If you don’t have a ${marketName()} account, ignore this email.`,
		],
	});
}

export const resetPasswordMail = ({ token, ...receiver }: Receiver & { token: string }): Mail =>
	layOutMail({
		...receiver,
		subject: "Reset your password",
		paragraphs: [`We received a request to reset the password of your ${marketName()} account.`],
		link: { label: "Choose a new password", path: `/reset-password?token=${token}` },
		after: [
			"The link works once and expires after 1 hour. If you did not ask for it, ignore this email: your password stays the same.",
		],
	});

/** `passkeys`: the names of those that sign in as before. */
export const passwordChangedMail = ({
	passkeys,
	...receiver
}: Receiver & { passkeys: readonly string[] }): Mail =>
	layOutMail({
		...receiver,
		subject: "Your password was changed",
		paragraphs: [
			`The password of your ${marketName()} account was changed, and your other devices were signed out.`,
			...(passkeys.length > 0
				? ["Your passkeys sign you in as before. If one isn’t yours, remove it in your profile."]
				: []),
			"If you did not change it, choose a new password now.",
		],
		facts: passkeys.length > 0 ? [["Passkeys", passkeys.join(", ")]] : undefined,
		link: newPasswordLink,
	});

const passkeysLink = { label: "Check your passkeys", path: "/profile/passkeys" };

/** `passkey`: its name. */
export const passkeyAddedMail = ({ passkey, ...receiver }: Receiver & { passkey: string }): Mail =>
	layOutMail({
		...receiver,
		subject: "A passkey was added to your account",
		paragraphs: [
			`From now on, this passkey signs in to your ${marketName()} account without a password.`,
			"If you did not add it, remove it and choose a new password now.",
		],
		facts: [["Passkey", passkey]],
		link: passkeysLink,
	});

/** `passkey`: its name. */
export const passkeyRemovedMail = ({ passkey, ...receiver }: Receiver & { passkey: string }): Mail =>
	layOutMail({
		...receiver,
		subject: "A passkey was removed from your account",
		paragraphs: [
			`This passkey no longer signs in to your ${marketName()} account.`,
			"If you did not remove it, choose a new password now and check your other passkeys.",
		],
		facts: [["Passkey", passkey]],
		link: passkeysLink,
	});

/** To the new address: asks to confirm it for the account. */
export function confirmNewEmailMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		name,
		subject: "Confirm your new email address",
		paragraphs: [
			`Confirm that your ${marketName()} account should use ${to}. Until then, it keeps its current email address.`,
		],
		link: { label: "Confirm new email address", path: `/verify-email?token=${token}` },
		after: ["The link works once and expires after 24 hours. If you did not ask for it, ignore this email."],
	});
}

/** To the old address: somebody who knows the password requested the change. */
export const newEmailRequestedMail = ({ newEmail, ...receiver }: Receiver & { newEmail: string }): Mail =>
	layOutMail({
		...receiver,
		subject: "Your email address is about to change",
		paragraphs: [
			`We received a request to change the email address of your ${marketName()} account. It changes when the new address is confirmed.`,
			"If you did not ask for this, choose a new password now. This also cancels the change.",
		],
		facts: [["New email address", newEmail]],
		link: newPasswordLink,
	});

/** To the old address: the account now uses another one. */
export const emailChangedMail = ({ newEmail, ...receiver }: Receiver & { newEmail: string }): Mail =>
	layOutMail({
		...receiver,
		subject: "Your email address was changed",
		paragraphs: [
			`The email address of your ${marketName()} account was changed. You can no longer sign in with this one.`,
			"If you did not change it, contact us now.",
		],
		facts: [["New email address", newEmail]],
		link: { label: "Contact us", path: "/contact" },
	});

/** A sign-in from a browser that the account has not been used with. `when` is shown as given. */
export function newDeviceMail(signIn: Receiver & { browser: string; when: string }): Mail {
	return layOutMail({
		to: signIn.to,
		name: signIn.name,
		subject: "New sign-in to your account",
		paragraphs: [
			`Someone signed in to your ${marketName()} account from a new browser.`,
			"If this was not you, choose a new password now. This signs out every device.",
		],
		facts: [
			["Browser", signIn.browser],
			["Time", signIn.when],
		],
		link: newPasswordLink,
	});
}

/** `provider`: the name of the OpenID provider. */
export const openidLinkedMail = ({ provider, ...receiver }: Receiver & { provider: string }): Mail =>
	layOutMail({
		...receiver,
		subject: `You can sign in with ${provider}`,
		paragraphs: [
			`Your ${marketName()} account is linked to the ${provider} account with the same email address. From now on, you can sign in with either.`,
			"If this was not you, unlink it in your profile and choose a new password.",
		],
		link: { label: "Open your profile", path: "/profile" },
	});

const securityLink = { label: "Check your sign-in settings", path: "/profile/second-factor" };

export const secondFactorOnMail = (receiver: Receiver): Mail =>
	layOutMail({
		...receiver,
		subject: "Two-step sign-in is on",
		paragraphs: [
			`From now on, your ${marketName()} account asks for a code from your authenticator app when you sign in.`,
			"If you did not turn it on, choose a new password now and contact us.",
		],
		link: newPasswordLink,
	});

/** `isOwn`: the person turned it off, not a SuperAdmin. */
export const secondFactorOffMail = ({ isOwn, ...receiver }: Receiver & { isOwn: boolean }): Mail =>
	layOutMail({
		...receiver,
		subject: "Two-step sign-in is off",
		paragraphs: [
			isOwn
				? `Your ${marketName()} account no longer asks for a code when you sign in.`
				: `An administrator turned off two-step sign-in for your ${marketName()} account. It no longer asks for a code when you sign in.`,
			"If you did not ask for this, choose a new password now and turn two-step sign-in on again.",
		],
		link: newPasswordLink,
	});

/** `left`: how many recovery codes are still unused. */
export function recoveryCodeUsedMail({ to, name, left }: Receiver & { left: number }): Mail {
	const codes = left === 1 ? "1 recovery code" : `${left} recovery codes`;
	return layOutMail({
		to,
		name,
		subject: "A recovery code was used",
		paragraphs: [
			`Someone used a recovery code of your ${marketName()} account instead of a code from your app. You have ${codes} left.`,
			"If this was not you, choose a new password now. This signs out every device.",
		],
		link: left > 2 ? newPasswordLink : securityLink,
	});
}

/** Somebody who knows the password typed several wrong codes. */
export const codesTriedMail = (receiver: Receiver): Mail =>
	layOutMail({
		...receiver,
		subject: "Wrong codes at sign-in",
		paragraphs: [
			`Someone entered the password of your ${marketName()} account, and then wrong codes. They could not sign in.`,
			"If this was not you, choose a new password now.",
		],
		link: newPasswordLink,
	});
