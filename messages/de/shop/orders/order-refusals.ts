import type { Messages } from "#messages/en/index.ts";

export const orderRefusals: Messages["orderRefusals"] = {
	gone: "Diese Bestellung gibt es nicht mehr.",
	parcelsChanged:
		"Die Pakete dieser Bestellung haben sich geändert. Öffnen Sie die Bestellung noch einmal, um sie zu sehen.",
	reopen: "Öffnen Sie die Bestellung noch einmal, und versuchen Sie es erneut.",
	states: ({ order, paid, delivery }) =>
		`Das ist für eine Bestellung mit diesen Status nicht möglich: ${order}, ${paid}, ${delivery}.`,
	checkItems: "Ihre Artikel haben sich geändert. Prüfen Sie sie, und versuchen Sie es noch einmal.",
	byParcels: {
		in_parcels:
			"Diese Bestellung wird in mehreren Paketen versendet. Versenden Sie jedes auf der Seite der Bestellung.",
		partly_shipped:
			"Einige Pakete dieser Bestellung sind unterwegs, sie kann daher nicht storniert werden. Wurde online bezahlt, erstatten Sie die noch nicht versendeten Artikel. Sonst versenden Sie auch die übrigen Pakete, und stornieren Sie die Bestellung, wenn alle zurückgekommen sind.",
	},
	correctIt: "Um sie zu ändern, wählen Sie „Sendung bearbeiten“ auf der Seite der Bestellung.",
	notShipped:
		"Sie können die Sendung nur bearbeiten, solange eine Bestellung versendet und noch nicht geliefert ist.",
	notDivisible:
		"Eine Bestellung mit mindestens zwei Stück können Sie auf Pakete aufteilen, bis das erste versendet oder die Bestellung storniert ist.",
	parcelChanged: ({ parcel }) => `Zwischenzeitlich hat jemand anderes sie geändert. Jetzt: ${parcel}.`,
	willRefund: ({ amount }) => `Die ${amount}, die der Kunde online bezahlt hat, werden erstattet.`,
	willRefundRest: ({ amount }) =>
		`Die übrigen ${amount}, die der Kunde online bezahlt hat, werden erstattet.`,
	otherParcel: ({ parcel }) =>
		`Sie haben sie schon so versendet: ${parcel}. Der Kunde hat diese Angaben. Um sie zu ändern, wählen Sie „Sendung bearbeiten“ auf der Seite der Bestellung.`,
	otherParcelWithout:
		"Sie haben sie schon ohne Versanddienst und Sendungsnummer versendet, und der Kunde hat diese Angaben. Um sie zu ändern, wählen Sie „Sendung bearbeiten“ auf der Seite der Bestellung.",
	notNow: "Das ist beim aktuellen Status nicht möglich.",
	amountTooSmall: "Geben Sie einen Betrag über 0 ein, der nicht höher ist als der noch zu erstattende.",
	withoutTracking: "ohne Versanddienst und Sendungsnummer",
};
