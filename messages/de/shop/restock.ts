import type { Messages } from "#messages/en/index.ts";

export const restock: Messages["restock"] = {
	confirmMail: {
		subject: ({ product }) => `Bestätigen Sie Ihre Anfrage: ${product}`,
		question: ({ what }) => `Sollen wir Ihnen eine E-Mail senden, wenn ${what} wieder auf Lager ist?`,
		after:
			"Der Link gilt 24 Stunden. Haben Sie nicht darum gebeten, ignorieren Sie diese E-Mail: Wir speichern nichts.",
	},
	yes: "Ja, E-Mail senden",
	mail: {
		subject: ({ product }) => `${product} ist wieder auf Lager`,
		intro: ({ what }) =>
			`Sie wollten es wissen: ${what} ist wieder auf Lager. Wir können den Artikel nicht für Sie zurücklegen, und er kann wieder ausverkauft sein.`,
		after:
			"Ihre Anfrage ist damit beendet. Fragen Sie noch einmal an, wenn der Artikel wieder ausverkauft ist.",
		stop: "Alle Verfügbarkeits-E-Mails abbestellen",
	},
	view: "Produkt ansehen",
	requested: ({ what }) => `Wir senden Ihnen eine E-Mail, wenn ${what} wieder auf Lager ist.`,
	inStock: ({ what }) => `${what} ist wieder auf Lager.`,
	title: "Per E-Mail benachrichtigen",
	deadLink: "Ein Link gilt 24 Stunden, solange das Produkt im Shop ist.",
	confirmTitle: ({ what }) => `E-Mail erhalten, wenn ${what} wieder da ist?`,
	inStockTitle: ({ what }) => `${what} ist wieder auf Lager`,
	confirmText: ({ email }) =>
		`Wir senden eine E-Mail an ${email}, wenn es wieder Ware für Sie gibt. Danach, oder nach einem halben Jahr, löschen wir Ihre Anfrage.`,
	checkEmail: ({ email }) =>
		`Prüfen Sie Ihr E-Mail-Postfach: Bestätigen Sie mit dem Link, den wir an ${email} gesendet haben.`,
	requestsTitle: "Verfügbarkeits-E-Mails",
	stopped: "Sie erhalten dazu keine Verfügbarkeits-E-Mails mehr.",
	deadRequestsLink: "Prüfen Sie, ob Sie den ganzen Link aus unserer E-Mail geöffnet haben.",
	emptyTitle: "Sie warten auf kein Produkt",
	emptyText:
		"Ist ein Produkt ausverkauft, gibt es auf seiner Seite eine Schaltfläche für eine E-Mail, wenn es wieder da ist.",
	stopTitle: "Verfügbarkeits-E-Mails abbestellen?",
	stopText: "Wir senden Ihnen einmal eine E-Mail, wenn eines davon wieder auf Lager ist:",
	more: ({ count }) => `${count} weitere`,
	stop: "E-Mails abbestellen",
	seeAll: "Alles ansehen, worauf Sie warten",
};
