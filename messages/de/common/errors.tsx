import type { Messages } from "#messages/en/index.ts";

export const errors: Messages["errors"] = {
	denied: {
		account: ({ path, role }) => `${path} ist für die Rolle ${role} nicht zugänglich.`,
		title: "Zugriff verweigert",
		goTo: ({ page }) => `Zur Seite „${page}“`,
		hotelOwners:
			"Diese Seite ist für Inhaber und Manager eines Hotels. Fragen Sie sie, wenn Sie Zugang brauchen.",
		otherRole: ({ count, roles }) => `Diese Seite ist für die ${count > 1 ? "Rollen" : "Rolle"} ${roles}.`,
		lead: "Sie haben nicht die nötigen Berechtigungen für diese Seite. Erstellen Sie ein Hotelkonto, oder wenden Sie sich an unseren Support.",
	},
	contact: "Kontakt",
	broken: {
		title: "Hoppla! Etwas ist schiefgegangen.",
		text: "Der Fehler liegt bei uns. Versuchen Sie es gleich noch einmal, oder schreiben Sie uns, wenn er wieder auftritt.",
	},
	sendAgain: "Noch einmal senden",
	unavailable: {
		notDone: "Das war gerade nicht möglich",
		title: "Wir sind gleich wieder da",
		sendAgain:
			"Wir haben ein vorübergehendes Problem. Senden Sie das Formular gleich noch einmal. Es wird nur einmal verarbeitet, auch wenn Sie es mehrmals senden.",
		reload:
			"Wir haben ein vorübergehendes Problem. Laden Sie diese Seite gleich neu, um das Formular noch einmal zu senden. Es wird nur einmal verarbeitet, auch wenn Sie es mehrmals senden.",
		goBack: "Sie können auch zurückgehen: Ihre Eingaben sind noch da.",
		loading:
			"Diese Seite lässt sich gerade nicht laden. Ihre Daten sind sicher. Die Seite versucht es alle paar Sekunden von selbst noch einmal.",
	},
	quoteNumber: "Nennen Sie uns diese Nummer, wenn Sie uns schreiben:",
	signInFirst: ({ link }) => (
		<>{link("Melden Sie sich in einem neuen Tab an")}, und senden Sie es dann noch einmal.</>
	),
	tryAgain: "Erneut versuchen",
	limit: {
		network: ({ wait }) =>
			`Ihr Netzwerk hat uns zu viele Anfragen gesendet. Warten Sie ${wait}, und versuchen Sie es dann noch einmal.`,
		title: "Zu viele Anfragen",
		minutes: "einige Minuten",
	},
};
