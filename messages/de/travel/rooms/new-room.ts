import type { Messages } from "#messages/en/index.ts";

export const newRoom: Messages["newRoom"] = {
	title: "Zimmer anlegen",
	chooseHotel: "Wählen Sie eines Ihrer Hotels.",
	again: ({ name }) => `${name} ist bereits angelegt.`,
	added: ({ name }) =>
		`${name} ist angelegt und in allen Nächten geöffnet. Legen Sie hier Preise und Sperrungen fest.`,
	noHotelText: "Legen Sie zuerst ein Hotel an, dann seine Zimmer.",
	noHotelTitle: "Noch keine Hotels",
	addHotel: "Hotel anlegen",
	theHotel: "Das Hotel",
	hotel: "Hotel",
	photoHint: "Das erste Foto steht für das Zimmer. Weitere können Sie später hinzufügen.",
	button: "Zimmer anlegen",
};
