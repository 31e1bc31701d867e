import type { Messages } from "#messages/en/index.ts";

export const staffActions: Messages["staffActions"] = {
	departure: {
		nights: "Die übrigen Nächte sind wieder buchbar.",
		menu: "Auschecken",
		verb: "Check-out des Gastes",
		question: ({ name }) => `${name} auschecken?`,
		button: "Auschecken",
		done: ({ name }) => `${name} ist ausgecheckt.`,
	},
	confirmation: {
		menu: "Bestätigen",
		verb: "Bestätigung der Buchung",
		question: ({ name }) => `Buchung von ${name} bestätigen?`,
		consequence: "Das Zimmer bleibt für den Gast reserviert.",
		button: "Buchung bestätigen",
		done: ({ name }) => `Die Buchung von ${name} ist bestätigt.`,
	},
	arrival: {
		menu: "Einchecken",
		verb: "Check-in des Gastes",
		question: ({ name }) => `${name} einchecken?`,
		consequence: "Nach dem Check-in kann die Buchung nicht mehr storniert werden.",
		button: "Einchecken",
		done: ({ name }) => `${name} ist eingecheckt.`,
	},
	rejection: {
		menu: "Ablehnen",
		verb: "Ablehnung der Buchung",
		question: ({ name }) => `Buchung von ${name} ablehnen?`,
		nights: "Die Nächte sind wieder buchbar.",
		button: "Buchung ablehnen",
		done: ({ name }) => `Die Buchung von ${name} ist abgelehnt.`,
		consequence: "Der Gast liest, dass das Hotel abgelehnt hat, und zahlt nichts.",
	},
	cancellation: {
		consequence: "Der Gast zahlt nichts.",
		menu: "Stornieren",
		verb: "Stornierung der Buchung",
		question: ({ name }) => `Buchung von ${name} stornieren?`,
		nights: "Die Nächte sind wieder buchbar.",
		button: "Buchung stornieren",
		done: ({ name }) => `Die Buchung von ${name} ist storniert.`,
		request:
			"Stornieren Sie, wenn der Gast Sie darum bittet. Möchten Sie selbst absagen, lehnen Sie die Anfrage ab.",
	},
	absence: {
		nights: "Die übrigen Nächte sind wieder buchbar.",
		menu: "Nicht angereist",
		verb: "Vermerk der Nichtanreise",
		question: ({ name }) => `${name} als nicht angereist vermerken?`,
		button: "Vermerken",
		done: ({ name }) => `Die Buchung von ${name} ist als nicht angereist vermerkt.`,
	},
	guestIsMailed: "Der Gast erhält eine E-Mail.",
	guestIsNotMailed: "Der Gast hat keine E-Mail-Adresse angegeben. Informieren Sie ihn selbst.",
};
