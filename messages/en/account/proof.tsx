import type { ReactNode } from "react";
export const proof = {
	first: "Confirm it’s you first.",
	wrongPasskey: "The passkey was not accepted. Try again.",
	title: "Confirm it’s you",
	download: {
		/** The page that gives somebody their personal data. */
		readyTitle: "Your file is ready",
		ready: "It has personal data. Keep it where nobody else can read it.",
		link: "Download file",
		why: "The file that you want to download has personal data.",
	},
	busy: "Checking...",
	/** The link back to it. */
	profile: "Your profile",
	choose: "Choose how, then continue here.",
	noPassword: "Your account has no password yet. Set one, sign in with it, and come back here.",
	setPassword: "Set a password",
	enter: {
		password: "Enter your password to confirm it’s you.",
		code: "Enter your code to confirm it’s you.",
		either: "Enter your password or code to confirm it’s you.",
	},
	wrong: {
		password: "The password is incorrect. Try again.",
		code: "The code is incorrect. Try again.",
		either: "The password or code is incorrect. Try again.",
	},
	hint: {
		password: "Confirm it’s you.",
		code: "Confirm it’s you: enter a code from your authenticator app, or a recovery code.",
		either: "Confirm it’s you: enter your password, or a code from your authenticator app.",
	},
	/** Of the field. */
	label: { password: "Your password", code: "Your code", either: "Your password or a code" },
	/** In place of a field. */
	byProvider: ({ provider, link }: { provider: string; link: (text: string) => ReactNode }) => (
		<>{link(`Sign in with ${provider} again`)} first. You come back to this page.</>
	),
	/** Below a field. */
	orByProvider: ({ provider, link }: { provider: string; link: (text: string) => ReactNode }) => (
		<>Or {link(`sign in with ${provider} again`)} first. You come back to this page.</>
	),
};
