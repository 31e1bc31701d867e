import type { Messages } from "#messages/en/index.ts";

export const login: Messages["login"] = {
	title: "Anmelden",
	toContinue: "Melden Sie sich an, um fortzufahren.",
	email: "E-Mail-Adresse",
	password: "Passwort",
	busy: "Wird angemeldet...",
	forgot: "Passwort vergessen?",
	createAccount: "Konto erstellen",
	wrong: "E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides, und versuchen Sie es noch einmal.",
	wrongPasskey:
		"Die Anmeldung mit einem Passkey ist nicht gelungen. Versuchen Sie es noch einmal, oder verwenden Sie Ihr Passwort.",
	newTo: ({ market }) => `Neu bei ${market}?`,
	withProvider: ({ provider }) => `Mit ${provider} anmelden`,
	otherOrigin: ({ origin }) =>
		`Passkeys funktionieren nur unter ${origin}. Öffnen Sie die Website dort, oder verwenden Sie Ihr Passwort.`,
	forgotten: {
		lead: "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
		send: "Link senden",
		busy: "Wird gesendet...",
		back: "Zurück zur Anmeldung",
		sentTitle: "Prüfen Sie Ihr E-Mail-Postfach",
		sent: "Gibt es ein Konto mit dieser E-Mail-Adresse, erhalten Sie einen Link, mit dem Sie ein neues Passwort wählen. Der Link gilt einmal, eine Stunde lang.",
		noEmail:
			"Keine E-Mail nach einigen Minuten? Prüfen Sie Ihren Spam-Ordner und die eingegebene Adresse. Haben Sie in den letzten 20 Minuten schon einen Link angefordert, verwenden Sie diesen.",
		again: "Erneut versuchen",
	},
};
