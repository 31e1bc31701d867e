import type { Messages } from "#messages/en/index.ts";

export const paymentMethods: Messages["paymentMethods"] = {
	bank_transfer: {
		label: "Überweisung",
		name: "Überweisung",
		hint: ({ days }) =>
			`Sie erhalten unsere Kontodaten nach der Bestellung. Wir versenden, sobald Ihre Zahlung eingegangen ist, und halten Ihre Bestellung ${days} Tage zurück.`,
		heading: "Per Überweisung bezahlen",
		step: ({ total, days }) =>
			`Überweisen Sie bitte ${total} innerhalb von ${days} Tagen. Wir versenden, sobald Ihre Zahlung eingegangen ist.`,
		detailsFollow: "Wir senden Ihnen unsere Kontodaten per E-Mail.",
		useReference: "Verwenden Sie genau diesen Verwendungszweck, damit wir Ihre Zahlung zuordnen können.",
		reference: "Verwendungszweck",
	},
	cash_on_delivery: {
		label: "Nachnahme",
		name: "Nachnahme",
		hint: "Zahlen Sie bar beim Zusteller, wenn Ihre Bestellung ankommt.",
		heading: "Bei Lieferung bezahlen",
		step: ({ total }) => `Bitte halten Sie ${total} für den Zusteller bereit.`,
	},
	online: {
		label: "Online bezahlen",
		name: "Online",
		hint: "Mit Karte oder Wallet, auf der sicheren Seite unseres Zahlungsdienstleisters. Wir halten Ihre Bestellung einen Tag zurück.",
		step: ({ total }) =>
			`Bitte zahlen Sie ${total} innerhalb von 24 Stunden auf der sicheren Seite unseres Zahlungsdienstleisters. Wir versenden, sobald Ihre Zahlung eingegangen ist.`,
	},
	all: "Zahlen Sie online, bei Lieferung oder per Überweisung.",
	offline: "Zahlen Sie bei Lieferung oder per Überweisung.",
	nothing: { heading: "Nichts zu bezahlen", step: "Es ist nichts zu bezahlen." },
};
