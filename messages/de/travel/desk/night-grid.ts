import type { Messages } from "#messages/en/index.ts";

export const nightGrid: Messages["nightGrid"] = {
	title: ({ hotel }) => `Freie Zimmer: ${hotel}`,
	intro: "Freie Zimmer jedes Typs in den nächsten 14 Nächten.",
	colors: "Farben",
	label: ({ hotel }) => `Freie Zimmer pro Nacht: ${hotel}`,
	room: "Zimmer",
	state: { free: "Frei", few: "Nur noch wenige", full: "Ausgebucht", blocked: "Gesperrt oder geschlossen" },
	closedWithBookings: ({ booked }) => `geschlossen, ${booked} gebucht`,
	left: ({ left, total }) => `${left} von ${total}`,
	closed: "zu",
	blocked: "gesperrt",
	full: "voll",
};
