import type { Messages } from "#messages/en/index.ts";

export const blockList: Messages["blockList"] = {
	nights: "Nuits",
	conflict: "Conflit",
	conflictText:
		"Rien n’a été annulé. Décidez quel client garder, annulez l’autre réservation et prévenez son client.",
	bookings: "Voir les réservations",
	room: "Chambre",
	by: "Par",
	calendar: ({ name }) => `Calendrier ${name}`,
	note: "Note",
	noneText: "Aucune chambre n’est bloquée.",
	none: "Aucun blocage",
	remove: ({ rest, nights }) => <>Supprimer{rest(` ${nights}`)}</>,
};
