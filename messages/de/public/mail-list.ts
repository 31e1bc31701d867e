import type { Messages } from "#messages/en/index.ts";

export const mailList: Messages["mailList"] = {
	title: "E-Mails",
	to: "An",
	subject: "Betreff",
	created: "Erstellt",
	noServer:
		"Es ist kein Mailserver eingerichtet, diese E-Mails wurden deshalb nicht gesendet. Lesen Sie sie hier, und geben Sie Dringendes weiter.",
	none: {
		text: "Hier erscheint eine E-Mail, wenn jemand ein Konto erstellt, ein Passwort zurücksetzt, bestellt oder bucht.",
		title: "Noch keine E-Mails",
		link: "E-Mail zum Zurücksetzen des Passworts anfordern",
	},
	caption: "E-Mails, neueste zuerst",
	one: "E-Mail",
	all: "Alle E-Mails",
	toAt: ({ address, time }) => `An ${address}, erstellt am ${time}`,
	states: {
		folder: "Im Ordner gespeichert",
		failed: "Fehlgeschlagen",
		retrying: "Neuer Versuch",
		waiting: "Wartet",
	},
};
