import type { Messages } from "#messages/en/index.ts";

const toStatus = (to: string | undefined) => (to === undefined ? "" : ` auf „${to}“`);

export const conflicts: Messages["conflicts"] = {
	things: {
		account: "Dieses Konto",
		booking: "Diese Buchung",
		category: "Diese Kategorie",
		"delivery method": "Diese Versandart",
		discount: "Dieser Rabatt",
		driver: "Dieser Fahrer",
		extra: "Dieses Extra",
		hotel: "Dieses Hotel",
		market: "Dieser Marktplatz",
		order: "Diese Bestellung",
		parcel: "Dieses Paket",
		product: "Dieses Produkt",
		rate: "Dieser Satz",
		offer: "Dieses Angebot",
		"rate card": "Dieser Tarif",
		"reply template": "Diese Antwortvorlage",
		return: "Diese Rücksendung",
		room: "Dieses Zimmer",
		seller: "Dieser Verkäufer",
		statement: "Diese Abrechnung",
		"tax class": "Diese Steuerklasse",
		"tax rate": "Dieser Steuersatz",
		translation: "Diese Übersetzung",
		vehicle: "Dieses Fahrzeug",
		zone: "Diese Zone",
	},
	own: ({ thing, to }) => `${thing} wurde von Ihnen in einem anderen Tab${toStatus(to)} geändert`,
	byOther: ({ thing, by, to }) => `${thing} wurde von ${by}${toStatus(to)} geändert`,
	byUnknown: ({ thing, to }) => `${thing} wurde${toStatus(to)} geändert`,
	sentence: ({ change, when }) => (when ? `${change} (${when}).` : `${change}.`),
	whileEditing: ({ change, when }) =>
		`${change}, während Sie daran gearbeitet haben${when ? ` (${when})` : ""}. Ihre Änderungen sind noch da. Prüfen Sie die Unterschiede, und speichern Sie noch einmal, um Ihre zu behalten.`,
};
