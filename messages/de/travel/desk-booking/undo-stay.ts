import type { Messages } from "#messages/en/index.ts";

export const undoStay: Messages["undoStay"] = {
	busy: "Wird ausgeführt...",
	checkIn: {
		button: "Check-in zurücknehmen",
		consequence: "Die Buchung ist dann wieder bestätigt.",
		done: "Check-in zurückgenommen. Die Buchung ist wieder bestätigt.",
		verb: "Rücknahme des Check-ins",
		question: ({ name }) => `Check-in von ${name} zurücknehmen?`,
	},
	checkOut: {
		button: "Check-out zurücknehmen",
		consequence:
			"Der Gast ist dann wieder eingecheckt, und die restlichen Nächte sind nicht mehr im Verkauf.",
		done: "Check-out zurückgenommen. Der Gast ist wieder eingecheckt.",
		verb: "Rücknahme des Check-outs",
		question: ({ name }) => `Check-out von ${name} zurücknehmen?`,
	},
	notAllowed:
		"Einen Check-in oder Check-out können Sie nur an dem Tag zurücknehmen, an dem Sie ihn erfassen.",
	taken: "Einige der restlichen Nächte wurden seit dem Check-out gebucht oder gesperrt.",
	verb: "Rücknahme",
	notNotified: "Der Gast wird nicht benachrichtigt.",
};
