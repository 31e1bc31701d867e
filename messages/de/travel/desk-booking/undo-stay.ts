import type { Messages } from "#messages/en/index.ts";

export const undoStay: Messages["undoStay"] = {
	busy: "Wird ausgeführt...",
	checkIn: {
		button: "Check-in rückgängig machen",
		consequence: "Die Buchung ist dann wieder bestätigt.",
		done: "Check-in rückgängig gemacht. Die Buchung ist wieder bestätigt.",
		verb: "Rücknahme des Check-ins",
		question: ({ name }) => `Check-in von ${name} rückgängig machen?`,
	},
	checkOut: {
		button: "Check-out rückgängig machen",
		consequence:
			"Der Gast ist dann wieder eingecheckt, und die restlichen Nächte sind nicht mehr im Verkauf.",
		done: "Check-out rückgängig gemacht. Der Gast ist wieder eingecheckt.",
		verb: "Rücknahme des Check-outs",
		question: ({ name }) => `Check-out von ${name} rückgängig machen?`,
	},
	notAllowed:
		"Einen Check-in oder Check-out können Sie nur an dem Tag rückgängig machen, an dem Sie ihn erfassen.",
	taken: "Einige der restlichen Nächte wurden seit dem Check-out gebucht oder gesperrt.",
	verb: "Rücknahme",
	notNotified: "Der Gast wird nicht benachrichtigt.",
};
