import type { Messages } from "#messages/en/index.ts";

export const taxSettings: Messages["taxSettings"] = {
	included: "In den Preisen enthalten",
	active: "Aktiv",
	title: "Steuern",
	taken: ({ rate }) =>
		`${rate} ist für diesen Ort schon aktiv. Deaktivieren oder bearbeiten Sie stattdessen diesen Satz.`,
	otherTaken:
		"Für diesen Ort ist schon ein anderer Satz aktiv. Deaktivieren oder bearbeiten Sie stattdessen diesen.",
	rateTitle: "Satz",
	taxRate: "Steuersatz",
	rate: "Satz (%)",
	region: "Region",
	nameHint: "Steht auf Quittungen, zum Beispiel MwSt.",
	example725: "Zum Beispiel 7,25",
	regionHint:
		"Ein Bundesstaat oder eine Provinz als Code oder Name, zum Beispiel CA. Leer lassen für das ganze Land.",
	inclusiveHint: "Andernfalls kommt die Steuer an der Kasse hinzu.",
	tax: "Steuer",
	calculation: "Berechnung",
	addedCheckout: "Kommt an der Kasse hinzu",
	lead: "Der Satz einer Region hat Vorrang vor dem Satz ihres Landes. Orte ohne Satz werden nicht besteuert.",
	emptyText: "Bestellungen werden nicht besteuert, bis Sie einen Satz für ihren Lieferort hinzufügen.",
	location: "Ort",
};
