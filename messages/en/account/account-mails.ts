import { plural } from "#app/common/language/plural.ts";
export const accountMails = {
	newPasswordLink: "Choose a new password",
	verify: {
		subject: "Confirm your email address",
		/** An email to a new account. */
		body: ({ email }: { email: string }) =>
			`Confirm that ${email} is your email address. Bookings you made with it as a guest are then added to your account.`,
		link: "Confirm email address",
		expires: ({ market }: { market: string }) =>
			`The link works once and expires after 7 days. If you don’t have a ${market} account, ignore this email.`,
	},
	reset: {
		subject: "Reset your password",
		body: ({ market }: { market: string }) =>
			`We received a request to reset the password of your ${market} account.`,
		expires:
			"The link works once and expires after 1 hour. If you did not ask for it, ignore this email: your password stays the same.",
	},
	passwordChanged: {
		subject: "Your password was changed",
		body: ({ market }: { market: string }) =>
			`The password of your ${market} account was changed, and your other devices were signed out.`,
		/** Above their names. */
		passkeys: "Your passkeys sign you in as before. If one isn’t yours, remove it in your profile.",
		warning: "If you did not change it, choose a new password now.",
		passkeysLabel: "Passkeys",
	},
	/** A link. */
	passkeysLink: "Check your passkeys",
	passkeyAdded: {
		subject: "A passkey was added to your account",
		body: ({ market }: { market: string }) =>
			`From now on, this passkey signs in to your ${market} account without a password.`,
		warning: "If you did not add it, remove it and choose a new password now.",
	},
	passkey: "Passkey",
	passkeyRemoved: {
		subject: "A passkey was removed from your account",
		body: ({ market }: { market: string }) => `This passkey no longer signs in to your ${market} account.`,
		warning: "If you did not remove it, choose a new password now and check your other passkeys.",
	},
	newEmail: {
		subject: "Confirm your new email address",
		body: ({ market, email }: { market: string; email: string }) =>
			`Confirm that your ${market} account should use ${email}. Until then, it keeps its current email address.`,
		link: "Confirm new email address",
		expires: "The link works once and expires after 24 hours. If you did not ask for it, ignore this email.",
	},
	emailChanging: {
		subject: "Your email address is about to change",
		body: ({ market }: { market: string }) =>
			`We received a request to change the email address of your ${market} account. It changes when the new address is confirmed.`,
		warning: "If you did not ask for this, choose a new password now. This also cancels the change.",
	},
	newEmailLabel: "New email address",
	emailChanged: {
		subject: "Your email address was changed",
		body: ({ market }: { market: string }) =>
			`The email address of your ${market} account was changed. You can no longer sign in with this one.`,
		warning: "If you did not change it, contact us now.",
		contact: "Contact us",
	},
	newDevice: {
		subject: "New sign-in to your account",
		body: ({ market }: { market: string }) =>
			`Someone signed in to your ${market} account from a new browser.`,
		warning: "If this was not you, choose a new password now. This signs out every device.",
		browser: "Browser",
	},
	linked: {
		subject: ({ provider }: { provider: string }) => `You can sign in with ${provider}`,
		body: ({ market, provider }: { market: string; provider: string }) =>
			`Your ${market} account is linked to the ${provider} account with the same email address. From now on, you can sign in with either.`,
		warning: "If this was not you, unlink it in your profile and choose a new password.",
		link: "Open your profile",
	},
	/** A link. */
	settingsLink: "Check your sign-in settings",
	twoStepOn: {
		subject: "Two-step sign-in is on",
		body: ({ market }: { market: string }) =>
			`From now on, your ${market} account asks for a code from your authenticator app when you sign in.`,
		warning: "If you did not turn it on, choose a new password now and contact us.",
	},
	twoStepOff: {
		subject: "Two-step sign-in is off",
		byYou: ({ market }: { market: string }) =>
			`Your ${market} account no longer asks for a code when you sign in.`,
		byAdmin: ({ market }: { market: string }) =>
			`An administrator turned off two-step sign-in for your ${market} account. It no longer asks for a code when you sign in.`,
		warning: "If you did not ask for this, choose a new password now and turn two-step sign-in on again.",
	},
	recoveryCode: {
		subject: "A recovery code was used",
		warning: "If this was not you, choose a new password now. This signs out every device.",
		body: ({ market, left }: { market: string; left: number }) =>
			`Someone used a recovery code of your ${market} account instead of a code from your app. You have ${plural(left, { one: "1 recovery code", other: `${left} recovery codes` })} left.`,
	},
	wrongCodes: {
		subject: "Wrong codes at sign-in",
		body: ({ market }: { market: string }) =>
			`Someone entered the password of your ${market} account, and then wrong codes. They could not sign in.`,
		warning: "If this was not you, choose a new password now.",
	},
};
