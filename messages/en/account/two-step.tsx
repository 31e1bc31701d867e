import type { ReactNode } from "react";
export const twoStep = {
	newCodes: {
		title: "New recovery codes",
		question: "Get new recovery codes?",
		lead: "The codes that you saved before stop working.",
		button: "Get new recovery codes",
		busy: "Making codes...",
	},
	title: "Two-step sign-in",
	off: {
		title: "Turn off two-step sign-in",
		done: "Two-step sign-in is off.",
		question: "Turn off two-step sign-in?",
		lead: "You will sign in with your password alone. Your recovery codes are deleted.",
		hint: "From your authenticator app, or a recovery code.",
		button: "Turn off two-step sign-in",
		busy: "Turning off...",
	},
	code: "Code",
	lead: "Besides your password, you enter a code from an app on your phone. Nobody can sign in with your password alone.",
	roleNeedsIt: "Your role needs two-step sign-in. Set it up to go on to the dashboards.",
	apps: "You need an authenticator app, such as Aegis, Google Authenticator, Microsoft Authenticator, 1Password or Bitwarden.",
	setUp: {
		title: "Set up two-step sign-in",
		expired: "The key has expired. Start again.",
		done: "Two-step sign-in is on",
		stepApp: ({ market }: { market: string }) => `1. Add ${market} to your authenticator app`,
		scan: "Scan the QR code with the app.",
		stepCode: "2. Enter the code that it shows",
		codeHint: "6 digits. They change every 30 seconds.",
		button: "Turn on two-step sign-in",
		busy: "Turning on...",
		start: ({ link }: { link: (text: string) => ReactNode }) => <>Start in {link("Two-step sign-in")}.</>,
		openApp: ({ link }: { link: (text: string) => ReactNode }) => (
			<>If the app is on this device, {link("open the app")}. Or enter this key in it:</>
		),
		/** Describes the QR code. */
		picture: ({ market }: { market: string }) => `${market} for your authenticator app`,
	},
	starting: "Starting...",
	since: ({ since }: { since: string }) => `Turned on ${since}.`,
	on: "On",
	recovery: "Recovery codes",
	noCodesLeft:
		"You have used all your recovery codes. Get new ones, so that you can sign in without your phone.",
	codesLeft: ({ left }: { left: number }) =>
		`You have ${left} of 10 recovery codes left. Each signs you in once without your phone.`,
	turnOff: {
		title: "Turn it off",
		lead: "To use another app or phone, turn it off and set it up again.",
		link: "Turn off two-step sign-in…",
	},
	enterCode: "Enter the code.",
	codeTooLong: "Enter a code of 64 characters or fewer.",
	outdated: "This page is out of date. Open it again.",
	wrongCode:
		"The code is incorrect or was used already. Wait for the next code in your app, and check that your phone’s clock is right.",
	saveCodes:
		"Save these recovery codes now, for example in your password manager, or print this page. They aren’t shown again.",
	onceEach: "Each code signs you in once when you don’t have your phone.",
	savedThem: "I have saved the codes",
};
