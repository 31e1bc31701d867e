import type { Messages } from "#messages/en/index.ts";

export const invite: Messages["invite"] = {
	enterEmail: "Geben Sie die E-Mail-Adresse der Person ein.",
	tooMany:
		"An diese Adresse gingen innerhalb einer Stunde mehrere Einladungen. Versuchen Sie es später noch einmal.",
	closed: "Das Hotel ist archiviert, gesperrt oder nicht freigegeben und kann niemanden einladen.",
	isMember: "Diese Person ist schon im Team.",
	full: ({ limit }) =>
		`Ein Team hat höchstens ${limit} Mitglieder und Einladungen. Entfernen Sie zuerst jemanden.`,
	sent: ({ email }) => `Wir haben eine Einladung an ${email} gesendet. Ihr Link gilt 7 Tage.`,
	title: "Jemanden einladen",
	intro:
		"Wir senden einen Link per E-Mail. Der Beitritt ist mit einem Konto derselben E-Mail-Adresse möglich.",
	button: "Einladung senden",
	busy: "Wird gesendet...",
	onlyOwner: "Nur der Inhaber lädt Mitglieder ein und entfernt sie.",
	archived: "Das Hotel ist archiviert. Stellen Sie es wieder her, um jemanden einzuladen.",
	refused:
		"Das Hotel ist nicht freigegeben. Beantragen Sie die Freigabe noch einmal, um jemanden einzuladen.",
	suspended: "Das Hotel ist gesperrt und kann niemanden einladen.",
	withdrawn: "Die Einladung ist zurückgezogen. Ihr Link gilt nicht mehr.",
};
