import type { Messages } from "#messages/en/index.ts";

export const roomGroup: Messages["roomGroup"] = {
	add: "Weiteres Zimmer hinzufügen",
	none: "Für diese Daten und Gäste ist kein weiteres Zimmer verfügbar.",
	most: ({ max }) => `Sie können bis zu ${max} Zimmer auf einmal buchen.`,
	extras: "Extras gelten für das erste Zimmer. Zu den anderen können Sie nach der Buchung Extras hinzufügen.",
	total: ({ rooms }) => `Gesamtpreis für ${rooms}`,
	removeGone: "Entfernen Sie dieses Zimmer, um die anderen zu buchen.",
	bookRest: "Die anderen Zimmer buchen",
	title: "Zusammen gebucht",
	intro: "Sie können jedes Zimmer einzeln ändern oder stornieren.",
	with: ({ numbers }) => <>Zusammen gebucht mit {numbers}</>,
	unpaid: ({ room, link }) => (
		<>
			{room} ist noch nicht bezahlt. {link("Dieses Zimmer bezahlen")}
		</>
	),
	mail: ({ rooms }) =>
		`Sie haben ${rooms} zusammen gebucht. Sie können jedes Zimmer einzeln ändern oder stornieren.`,
	record: "Zahlung für alle Zimmer erfassen",
	split: "Sie wird auf die Zimmer verteilt, der höchste offene Betrag zuerst.",
	more: "Weitere Zimmer für denselben Gast",
	count: "Anzahl der Zimmer",
	adultsEach: "Erwachsene je Zimmer",
	invalid: ({ max }) =>
		`Geben Sie die Anzahl der Zimmer und der Erwachsenen als Zahlen ein, zum Beispiel 1 und 2, und insgesamt höchstens ${max} Zimmer.`,
};
