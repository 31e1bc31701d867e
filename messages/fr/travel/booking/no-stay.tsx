import type { Messages } from "#messages/en/index.ts";

export const noStay: Messages["noStay"] = {
	title: "Ce séjour ne peut pas être réservé",
	seeRooms: ({ hotel }) => `Voir les chambres : ${hotel}`,
	noRoomTitle: "Aucune chambre choisie",
	goneTitle: "Cette chambre n’est plus disponible",
	find: "Trouver un hôtel",
	otherRooms: "Disponibles aux mêmes dates",
	forStay: ({ total }) => `${total} pour le séjour`,
	opening: "Ouverture...",
	typed: "Vos coordonnées",
	kept: "Vos coordonnées sont conservées pour la chambre que vous choisirez. Rien n’est encore réservé.",
	notKept: "Rien n’est réservé. Copiez vos coordonnées si vous souhaitez réserver un autre hôtel.",
	chooseDates: "Choisissez vos dates d’arrivée et de départ.",
	noRoom: ({ link }) => (
		<>
			Choisissez d’abord un hôtel et une chambre. Vous venez de réserver ? {link("Voir votre réservation")}.
		</>
	),
	gone: ({ link }) => (
		<>L’hôtel ne la propose plus. Vous venez de réserver ? {link("Voir votre réservation")}.</>
	),
	fields: { name: "Nom", email: "E-mail", contact: "Téléphone", requests: "Demandes" },
	choose: ({ room }) => <>Choisir cette chambre{room}</>,
};
