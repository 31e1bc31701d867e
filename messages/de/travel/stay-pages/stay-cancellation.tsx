import type { Messages } from "#messages/en/index.ts";

export const stayCancellation: Messages["stayCancellation"] = {
	metaTitle: "Buchung stornieren",
	owed: ({ fee }) => `Sie schulden dem Hotel ${fee}.`,
	noCharge: "Es fallen keine Kosten an.",
	done: ({ money }) => `Ihre Buchung ist storniert. ${money}`,
	verb: "Stornierung der Buchung",
	back: "Zurück zur Buchung",
	question: ({ hotel }) => `Ihren Aufenthalt stornieren (${hotel})?`,
	keep: "Buchung behalten",
	cancelAndPay: ({ fee }) => `Stornieren und ${fee} zahlen`,
	button: "Buchung stornieren",
	busy: "Wird storniert...",
	hasRisen: "Die Stornogebühr ist gestiegen, seit Sie diese Seite geöffnet haben. Noch ist nichts storniert.",
	consequence: "Das Zimmer ist sofort wieder buchbar. Das kann nicht rückgängig gemacht werden.",
	isDone: ({ link }) => <>Diese Buchung ist storniert. {link("Zurück zur Buchung")}</>,
	costs: ({ fee }) => (
		<>Nach den Stornierungsbedingungen kostet eine Stornierung jetzt {fee}, die Sie dem Hotel schulden.</>
	),
};
