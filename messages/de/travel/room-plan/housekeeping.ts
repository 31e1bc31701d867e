import type { Messages } from "#messages/en/index.ts";

export const housekeeping: Messages["housekeeping"] = {
	title: "Reinigung",
	intro:
		"Tippen Sie auf die Schaltfläche, wenn ein Zimmer fertig ist. Nach einem Check-out ist das Zimmer ungereinigt.",
	arrival: "Anreise heute",
	departure: "Abreise heute",
	inHouse: "Belegt",
	noFloor: "Ohne Etage",
	none: "Noch keine Zimmernummern",
	noneText:
		"Fügen Sie jedem Zimmertyp die Zimmernummern hinzu. Dann zeigt diese Liste, welche zu reinigen sind.",
	toClean: "Zu reinigen",
	allRooms: "Alle Zimmer",
	state: { dirty: "Ungereinigt", clean: "Gereinigt", inspected: "Kontrolliert" },
	inSentence: { dirty: "ungereinigt", clean: "gereinigt", inspected: "kontrolliert" },
	mark: {
		dirty: "Als ungereinigt markieren",
		clean: "Als gereinigt markieren",
		inspected: "Als kontrolliert markieren",
	},
	outUntil: ({ date }) => `Außer Betrieb bis ${date}`,
	floor: ({ floor }) => `Etage ${floor}`,
	by: ({ at, by }) => `Seit ${at}, ${by}`,
	since: ({ at }) => `Seit ${at}`,
	done: ({ name, state }) => `Zimmer ${name} ist jetzt ${state}.`,
	late: ({ name, state }) => `Jemand hat Zimmer ${name} gerade geändert. Es ist jetzt ${state}.`,
};
