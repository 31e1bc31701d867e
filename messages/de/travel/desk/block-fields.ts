import type { Messages } from "#messages/en/index.ts";

export const blockFields: Messages["blockFields"] = {
	chooseRoom: "Wählen Sie ein Zimmer.",
	chooseFirst: "Wählen Sie die erste Nacht.",
	chooseLast: "Wählen Sie die letzte Nacht.",
	enterRooms: "Geben Sie die Anzahl der Zimmer ein.",
	roomsInvalid: "Geben Sie die Anzahl der Zimmer als Zahl ein, zum Beispiel 1.",
	oneRoom: "Sperren Sie mindestens 1 Zimmer.",
	tooMany: "So viele Zimmer hat das Hotel nicht.",
	aNote: "Eine Notiz",
	lastBeforeFirst: "Die letzte Nacht liegt vor der ersten.",
	chooseOwnRoom: "Wählen Sie eines Ihrer Zimmer.",
	again: "Diese Sperrung haben Sie bereits angelegt.",
	added: "Die Zimmer sind gesperrt.",
	title: "Zimmer sperren",
	room: "Zimmer",
	first: "Erste Nacht",
	last: "Letzte Nacht",
	rooms: "Anzahl der Zimmer",
	note: "Notiz",
	noteHint: ({ market }) => `Nur das Hotelteam und ${market} können sie lesen.`,
	busy: "Wird gespeichert...",
};
