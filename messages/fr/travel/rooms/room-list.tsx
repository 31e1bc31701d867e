import type { Messages } from "#messages/en/index.ts";

export const roomList: Messages["roomList"] = {
	title: ({ hotel }) => `Chambres : ${hotel}`,
	untitled: "Chambres d’un hôtel",
	room: "Chambre",
	beds: ({ beds, sleeps }) => `${beds} · ${sleeps} pers.`,
	rooms: "Chambres",
	price: "Prix par nuit",
	booked: "Nuits réservées",
	order: "Ordre",
	moveUp: ({ room }) => `Monter ${room}`,
	moveDown: ({ room }) => `Descendre ${room}`,
	add: "Ajouter une chambre",
	noneText: "Les clients ne peuvent pas trouver cet hôtel tant qu’il n’a pas de chambre.",
	none: "Aucune chambre pour l’instant",
	calendar: ({ rest, room }) => <>Prix et fermetures{rest(` : ${room}`)}</>,
};
