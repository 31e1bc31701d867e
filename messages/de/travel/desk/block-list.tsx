import type { Messages } from "#messages/en/index.ts";

export const blockList: Messages["blockList"] = {
	nights: "Nächte",
	conflict: "Konflikt",
	conflictText:
		"Es wurde nichts storniert. Entscheiden Sie, welchen Gast Sie behalten, stornieren Sie die andere Buchung, und informieren Sie diesen Gast.",
	bookings: "Buchungen ansehen",
	room: "Zimmer",
	by: "Von",
	calendar: ({ name }) => `Kalender ${name}`,
	note: "Notiz",
	noneText: "Es sind keine Zimmer gesperrt.",
	none: "Keine Sperrungen",
	remove: ({ rest, nights }) => <>Entfernen{rest(`: ${nights}`)}</>,
};
