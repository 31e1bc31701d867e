import type { Messages } from "#messages/en/index.ts";

export const keepBooking: Messages["keepBooking"] = {
	notWaiting: "Diese Buchung wartet nicht mehr auf eine Bestätigung.",
	done: "Die Buchung bleibt bestehen, ob der Gast bestätigt oder nicht.",
	verb: "Beibehalten der Buchung",
	question: ({ name }) => `Buchung von ${name} behalten?`,
	button: "Ohne Bestätigung behalten",
	busy: "Wird behalten...",
	text: "Sie verfällt nicht mehr, wenn der Gast seine E-Mail-Adresse nicht bestätigt. Der Gast wird nicht benachrichtigt.",
};
