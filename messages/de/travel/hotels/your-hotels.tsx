import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const yourHotels: Messages["yourHotels"] = {
	title: "Ihre Hotels",
	again: ({ name }) => `${name} ist bereits angelegt. Legen Sie jetzt die Zimmer an.`,
	added: ({ name }) => `${name} ist angelegt und wartet auf Freigabe. Legen Sie jetzt die Zimmer an.`,
	addFirst: "Ihr erstes Hotel anlegen",
	add: "Hotel anlegen",
	intro: "Gäste können es nach unserer Freigabe finden. Als Nächstes legen Sie die Zimmer an.",
	photoHint:
		"Das erste Foto steht in den Suchergebnissen für das Hotel. Weitere können Sie später hinzufügen.",
	button: "Hotel anlegen",
	hotel: "Hotel",
	status: "Status",
	role: "Ihre Rolle",
	staff: "Team",
	rooms: "Zimmer",
	noRooms: "Noch keine",
	roomTypes: ({ count }) => plural(count, { one: `${count} Zimmertyp`, other: `${count} Zimmertypen` }),
	edit: ({ rest, hotel }) => <>Bearbeiten{rest(`: ${hotel}`)}</>,
	addRoom: ({ rest, hotel }) => <>Zimmer anlegen{rest(`: ${hotel}`)}</>,
	roomsOf: ({ rest, hotel }) => <>Zimmer{rest(`: ${hotel}`)}</>,
};
