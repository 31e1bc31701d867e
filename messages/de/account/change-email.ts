import type { Messages } from "#messages/en/index.ts";

export const changeEmail: Messages["changeEmail"] = {
	sent: ({ email }) => `Wir haben einen Bestätigungslink an ${email} gesendet. Er gilt 7 Tage.`,
	isConfirmed: "Ihre E-Mail-Adresse ist schon bestätigt.",
	title: "E-Mail-Adresse ändern",
	own: "Das ist schon Ihre E-Mail-Adresse.",
	taken: "Ein anderes Konto verwendet diese E-Mail-Adresse. Geben Sie eine andere ein.",
	asked: ({ newEmail }) =>
		`Wir haben einen Link an ${newEmail} gesendet. Öffnen Sie ihn innerhalb von 24 Stunden, um die Änderung zu bestätigen. Bis dahin bleibt Ihre E-Mail-Adresse gleich.`,
	lead: ({ email }) =>
		`Ihre aktuelle E-Mail-Adresse ist ${email}. Wir senden einen Link an die neue Adresse. Die Änderung gilt, sobald Sie ihn öffnen.`,
	new: "Neue E-Mail-Adresse",
	current: "Aktuelles Passwort",
	button: "Bestätigungslink senden",
};
