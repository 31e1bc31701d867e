import type { Messages } from "#messages/en/index.ts";

export const rateList: Messages["rateList"] = {
	title: ({ hotel }) => `Tarife von ${hotel}`,
	untitled: "Tarife eines Hotels",
	tab: "Tarife",
	intro:
		"Der Standardpreis gilt mit den Preisen Ihrer Zimmer und den Bedingungen Ihres Hotels. Andere Tarife werden daraus berechnet: Ändern Sie einen Preis im Kalender, ändern sie sich mit. Bestehende Buchungen behalten ihre Preise und Bedingungen.",
	none: "Nur der Standardpreis",
	noneText:
		"Fügen Sie einen Tarif hinzu, zum Beispiel einen günstigeren ohne Erstattung oder einen mit Frühstück.",
	add: "Tarif hinzufügen",
	rate: "Tarif",
	price: "Preis",
	rooms: "Zimmer",
	same: "Wie der Standardpreis",
	lower: ({ by }) => `${by} günstiger`,
	higher: ({ by }) => `${by} teurer`,
	aNight: ({ amount }) => `${amount} pro Nacht`,
	saved: ({ name }) => `${name} ist gespeichert.`,
	again: ({ name }) => `${name} ist bereits hinzugefügt.`,
	off: "Aus",
	tooMany: ({ count }) => `Ein Hotel hat höchstens ${count} Tarife.`,
};
