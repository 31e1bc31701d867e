import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "In den Preisen enthalten",
	active: "Aktiv",
	title: "Steuern",
	taken: ({ rate }) =>
		`${rate} ist für diesen Ort, diese Klasse und dieses Datum schon aktiv. Deaktivieren oder bearbeiten Sie stattdessen diesen Satz.`,
	otherTaken:
		"Für diesen Ort, diese Klasse und dieses Datum ist schon ein anderer Satz aktiv. Deaktivieren oder bearbeiten Sie stattdessen diesen.",
	rateTitle: "Satz",
	taxRate: "Steuersatz",
	rate: "Satz (%)",
	region: "Region",
	nameHint: "Steht auf Quittungen, zum Beispiel MwSt.",
	example725:
		"Zum Beispiel 7,25. Wo mehrere Steuern zusammenkommen, etwa von Bundesstaat und County, geben Sie die Summe ein.",
	regionHint:
		"Ein Bundesstaat oder eine Provinz als Code oder Name, zum Beispiel CA. Leer lassen für das ganze Land.",
	inclusiveHint:
		"Andernfalls kommt die Steuer an der Kasse hinzu. Der Regelsatz entscheidet für alle Sätze eines Ortes.",
	tax: "Steuer",
	calculation: "Berechnung",
	addedCheckout: "Kommt an der Kasse hinzu",
	lead: "Der Satz einer Region hat Vorrang vor dem Satz ihres Landes, und eine Klasse ohne Satz hat den Regelsatz. Orte ohne Satz werden nicht besteuert.",
	emptyText: "Bestellungen werden nicht besteuert, bis Sie einen Satz für ihren Lieferort hinzufügen.",
	location: "Ort",
	startsOn: "Gültig ab",
	startsOnHint:
		"Leer lassen, wenn der Satz schon gilt. Es gilt der neueste, der am Tag der Bestellung gültig ist.",
	always: "Immer",
};
