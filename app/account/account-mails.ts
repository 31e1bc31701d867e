import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";

type Receiver = { to: string; name: string };

const newPasswordLink = {
	get label() {
		return t.accountMails.newPasswordLink;
	},
	path: "/forgot-password",
};

export function verifyEmailMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		name,
		subject: t.accountMails.verify.subject,
		paragraphs: [t.accountMails.verify.body({ email: to })],
		link: { label: t.accountMails.verify.link, path: `/verify-email?token=${token}` },
		after: [t.accountMails.verify.expires({ market: marketName() })],
	});
}

export const resetPasswordMail = ({ token, ...receiver }: Receiver & { token: string }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.reset.subject,
		paragraphs: [t.accountMails.reset.body({ market: marketName() })],
		link: { label: t.accountMails.newPasswordLink, path: `/reset-password?token=${token}` },
		after: [t.accountMails.reset.expires],
	});

/** `passkeys`: the names of those that sign in as before. */
export const passwordChangedMail = ({
	passkeys,
	...receiver
}: Receiver & { passkeys: readonly string[] }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.passwordChanged.subject,
		paragraphs: [
			t.accountMails.passwordChanged.body({ market: marketName() }),
			...(passkeys.length > 0 ? [t.accountMails.passwordChanged.passkeys] : []),
			t.accountMails.passwordChanged.warning,
		],
		facts:
			passkeys.length > 0 ? [[t.accountMails.passwordChanged.passkeysLabel, passkeys.join(", ")]] : undefined,
		link: newPasswordLink,
	});

const passkeysLink = {
	get label() {
		return t.accountMails.passkeysLink;
	},
	path: "/profile/passkeys",
};

/** `passkey`: its name. */
export const passkeyAddedMail = ({ passkey, ...receiver }: Receiver & { passkey: string }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.passkeyAdded.subject,
		paragraphs: [
			t.accountMails.passkeyAdded.body({ market: marketName() }),
			t.accountMails.passkeyAdded.warning,
		],
		facts: [[t.accountMails.passkey, passkey]],
		link: passkeysLink,
	});

/** `passkey`: its name. */
export const passkeyRemovedMail = ({ passkey, ...receiver }: Receiver & { passkey: string }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.passkeyRemoved.subject,
		paragraphs: [
			t.accountMails.passkeyRemoved.body({ market: marketName() }),
			t.accountMails.passkeyRemoved.warning,
		],
		facts: [[t.accountMails.passkey, passkey]],
		link: passkeysLink,
	});

/** To the new address: asks to confirm it for the account. */
export function confirmNewEmailMail({ to, name, token }: Receiver & { token: string }): Mail {
	return layOutMail({
		to,
		name,
		subject: t.accountMails.newEmail.subject,
		paragraphs: [t.accountMails.newEmail.body({ market: marketName(), email: to })],
		link: { label: t.accountMails.newEmail.link, path: `/verify-email?token=${token}` },
		after: [t.accountMails.newEmail.expires],
	});
}

/** To the old address: somebody who knows the password requested the change. */
export const newEmailRequestedMail = ({ newEmail, ...receiver }: Receiver & { newEmail: string }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.emailChanging.subject,
		paragraphs: [
			t.accountMails.emailChanging.body({ market: marketName() }),
			t.accountMails.emailChanging.warning,
		],
		facts: [[t.accountMails.newEmailLabel, newEmail]],
		link: newPasswordLink,
	});

/** To the old address: the account now uses another one. */
export const emailChangedMail = ({ newEmail, ...receiver }: Receiver & { newEmail: string }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.emailChanged.subject,
		paragraphs: [
			t.accountMails.emailChanged.body({ market: marketName() }),
			t.accountMails.emailChanged.warning,
		],
		facts: [[t.accountMails.newEmailLabel, newEmail]],
		link: { label: t.accountMails.emailChanged.contact, path: "/contact" },
	});

/** A sign-in from a browser that the account has not been used with. `when` is shown as given. */
export function newDeviceMail(signIn: Receiver & { browser: string; when: string }): Mail {
	return layOutMail({
		to: signIn.to,
		name: signIn.name,
		subject: t.accountMails.newDevice.subject,
		paragraphs: [t.accountMails.newDevice.body({ market: marketName() }), t.accountMails.newDevice.warning],
		facts: [
			[t.accountMails.newDevice.browser, signIn.browser],
			[t.words.time, signIn.when],
		],
		link: newPasswordLink,
	});
}

/** `provider`: the name of the OpenID provider. */
export const openidLinkedMail = ({ provider, ...receiver }: Receiver & { provider: string }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.linked.subject({ provider }),
		paragraphs: [
			t.accountMails.linked.body({ market: marketName(), provider }),
			t.accountMails.linked.warning,
		],
		link: { label: t.accountMails.linked.link, path: "/profile" },
	});

const securityLink = {
	get label() {
		return t.accountMails.settingsLink;
	},
	path: "/profile/second-factor",
};

export const secondFactorOnMail = (receiver: Receiver): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.twoStepOn.subject,
		paragraphs: [t.accountMails.twoStepOn.body({ market: marketName() }), t.accountMails.twoStepOn.warning],
		link: newPasswordLink,
	});

/** `isOwn`: the person turned it off, not a SuperAdmin. */
export const secondFactorOffMail = ({ isOwn, ...receiver }: Receiver & { isOwn: boolean }): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.twoStepOff.subject,
		paragraphs: [
			isOwn
				? t.accountMails.twoStepOff.byYou({ market: marketName() })
				: t.accountMails.twoStepOff.byAdmin({ market: marketName() }),
			t.accountMails.twoStepOff.warning,
		],
		link: newPasswordLink,
	});

/** `left`: how many recovery codes are still unused. */
export function recoveryCodeUsedMail({ to, name, left }: Receiver & { left: number }): Mail {
	return layOutMail({
		to,
		name,
		subject: t.accountMails.recoveryCode.subject,
		paragraphs: [
			t.accountMails.recoveryCode.body({ market: marketName(), left }),
			t.accountMails.recoveryCode.warning,
		],
		link: left > 2 ? newPasswordLink : securityLink,
	});
}

/** Somebody who knows the password typed several wrong codes. */
export const codesTriedMail = (receiver: Receiver): Mail =>
	layOutMail({
		...receiver,
		subject: t.accountMails.wrongCodes.subject,
		paragraphs: [t.accountMails.wrongCodes.body({ market: marketName() }), t.accountMails.wrongCodes.warning],
		link: newPasswordLink,
	});
