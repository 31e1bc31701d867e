import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderParcels: Messages["orderParcels"] = {
	carrier: "Versanddienst",
	trackingNumber: "Sendungsnummer",
	enterTracking: "Geben Sie eine Sendungsnummer oder einen Versanddienst ein.",
	sentInParcels: ({ count }) => `Die Bestellung wird in ${count} Paketen versendet.`,
	sentInOne: "Die Bestellung wird in einem Paket versendet.",
	parcel: ({ which }) => `Paket ${which}`,
	shippedAt: ({ at }) => `Versendet am ${at}`,
	toPack: ({ count }) => `${count} zu packen`,
	parcelNumber: ({ number }) => `Paket ${number}`,
	numberRange: ({ most }) => `Geben Sie eine Zahl von 0 bis ${most} ein.`,
	putUnits: ({ title, quantity, packed }) =>
		`${title}: Verteilen Sie ${quantity} auf Pakete, nicht ${packed}.`,
	doing: "Bearbeiten der Sendung",
	markShipped: ({ count }) =>
		plural(count, {
			one: `${count} Bestellung als versendet markieren`,
			other: `${count} Bestellungen als versendet markieren`,
		}),
	splitTitle: ({ number }) => `Pakete der Bestellung ${number}`,
	which: ({ number, count }) => `${number} von ${count}`,
	leftOut: ({ count }) =>
		plural(count, {
			one: `${count} Bestellung wird ausgelassen`,
			other: `${count} Bestellungen werden ausgelassen`,
		}),
	trackingDetailsSaved: "Die Sendungsdaten sind gespeichert.",
	backOrder: "Zurück zur Bestellung",
	trackingFields: "Versanddienst und Sendungsnummer",
	correctionConsequence: "Der Kunde erhält eine E-Mail mit den neuen Angaben.",
	shipOrders: "Bestellungen versenden",
	onlyConfirmedShippable:
		"Nur bestätigte, noch nicht versendete Bestellungen können versendet werden. Eine Bestellung in mehreren Paketen versenden Sie auf ihrer eigenen Seite.",
	bulkConsequence:
		"Jeder Kunde erhält eine E-Mail mit Versanddienst und Sendungsnummer, wenn Sie sie eingeben.",
	shipping: "Wird versendet...",
	backOrders: "Zurück zu den Bestellungen",
	splitIntoParcels: "Auf Pakete aufteilen",
	splitLead:
		"Geben Sie ein, wie viel Stück jedes Artikels in welches Paket kommen. Sie können das ändern, bis das erste Paket versendet ist. Ein Paket ohne Artikel entfällt.",
	saveParcels: "Pakete speichern",
	addParcel: "Paket hinzufügen",
	sendOneParcel: "In einem Paket senden",
	goBack: "Zurück",
	parcels: "Pakete",
	notShipped: "Nicht versendet",
};
