import type { Messages } from "#messages/en/index.ts";

export const rateErrors: Messages["rateErrors"] = {
	name: "Geben Sie einen Namen für den Tarif ein.",
	aName: "Der Name",
	rooms: "Wählen Sie mindestens ein Zimmer.",
	direction: "Wählen Sie, ob der Tarif günstiger oder teurer ist.",
	by: "Geben Sie den Preisunterschied ein, zum Beispiel 10.",
	aDifference: "Der Unterschied",
	percentRange: "Geben Sie einen Prozentsatz von 0 bis 90 ohne Nachkommastellen ein.",
	unit: "Wählen Sie Prozent oder einen Betrag.",
	board: "Wählen Sie die inbegriffene Verpflegung.",
	cancellation: "Wählen Sie die Stornobedingungen.",
	payment: "Wählen Sie, wie Gäste zahlen.",
	nightsRange: ({ min, max }) => `Geben Sie ${min} bis ${max} Nächte ein, oder lassen Sie das Feld leer.`,
	daysRange: ({ min, max }) => `Geben Sie ${min} bis ${max} Tage ein, oder lassen Sie das Feld leer.`,
	maxNights: "Der Höchstaufenthalt darf nicht kürzer als der Mindestaufenthalt sein.",
	maxDays: "Diese Zahl darf nicht kleiner als die erste Zahl von Tagen sein.",
};
