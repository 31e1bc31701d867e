import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const yourHotels: Messages["yourHotels"] = {
	title: "Vos hôtels",
	again: ({ name }) => `${name} est déjà ajouté. Ajoutez maintenant ses chambres.`,
	added: ({ name }) => `${name} est ajouté et attend l’approbation. Ajoutez maintenant ses chambres.`,
	addFirst: "Ajoutez votre premier hôtel",
	add: "Ajouter un hôtel",
	intro:
		"Les clients peuvent le trouver une fois que nous l’avons approuvé. Vous ajoutez ensuite ses chambres.",
	photoHint:
		"La première photo représente l’hôtel dans les résultats de recherche. Vous pourrez en ajouter d’autres plus tard.",
	button: "Ajouter l’hôtel",
	hotel: "Hôtel",
	status: "Statut",
	role: "Votre rôle",
	staff: "Personnel",
	rooms: "Chambres",
	noRooms: "Aucune pour l’instant",
	roomTypes: ({ count }) =>
		plural(count, { one: `${count} type de chambre`, other: `${count} types de chambre` }),
	edit: ({ rest, hotel }) => <>Modifier{rest(` ${hotel}`)}</>,
	addRoom: ({ rest, hotel }) => <>Ajouter une chambre{rest(` : ${hotel}`)}</>,
	roomsOf: ({ rest, hotel }) => <>Chambres{rest(` : ${hotel}`)}</>,
};
