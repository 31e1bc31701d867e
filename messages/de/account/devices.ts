import type { Messages } from "#messages/en/index.ts";

export const devices: Messages["devices"] = {
	othersDone: "Sie wurden auf allen anderen Geräten abgemeldet.",
	done: "Das Gerät wurde abgemeldet.",
	title: "Angemeldete Geräte",
	lead: "Erkennen Sie ein Gerät nicht, melden Sie es ab, und ändern Sie Ihr Passwort.",
	others: "Alle anderen Geräte abmelden",
	since: ({ since }) => `Angemeldet am ${since}`,
	lastActive: ({ lastActive }) => `zuletzt aktiv: ${lastActive}`,
	this: "Dieses Gerät",
};
