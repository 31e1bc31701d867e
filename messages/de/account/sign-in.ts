import type { Messages } from "#messages/en/index.ts";

export const signIn: Messages["signIn"] = {
	deadLink: "Dieser Link gilt nicht mehr",
	signOut: "Abmelden",
	signingOut: "Wird abgemeldet...",
	forgotBrowser:
		"Dieser Browser zeigt Ihre Bestellungen und Buchungen nicht mehr. Verfolgen Sie sie mit ihrer Nummer.",
	signedOut: "Sie sind abgemeldet.",
	noLongerWorks: "Dieser Link gilt nicht mehr.",
};
