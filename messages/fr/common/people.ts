import type { Messages } from "#messages/en/index.ts";

export const people: Messages["people"] = {
	erased: "Client effacé",
	erasedTitle: "Les données du client ont été effacées",
	deleted: "Compte supprimé",
	deletedTitle: "Le compte a été supprimé",
};
