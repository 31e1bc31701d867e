import type { Messages } from "#messages/en/index.ts";

export const rateFields: Messages["rateFields"] = {
	name: "Name",
	direction: "Gegenüber dem Standardpreis",
	by: "Um",
	unit: "Einheit",
	board: "Inbegriffene Verpflegung",
	cancellation: "Stornierung",
	freeUntilDays: "Kostenlose Stornierung",
	lateFeePercent: "Gebühr bei später Stornierung",
	noShowPercent: "Gebühr bei Nichtanreise",
	payment: "Zahlung",
	depositPercent: "Anzahlung",
	minNights: "Mindestaufenthalt",
	maxNights: "Höchstaufenthalt",
	minDaysAhead: "Gebucht mindestens",
	maxDaysAhead: "Gebucht höchstens",
};
