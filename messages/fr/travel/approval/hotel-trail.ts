import type { Messages } from "#messages/en/index.ts";

export const hotelTrail: Messages["hotelTrail"] = {
	deletedAccount: "un compte supprimé",
	by: ({ at, by }) => `${at} par ${by}`,
	byDeleted: ({ at }) => `${at} par un compte supprimé`,
	none: "Aucune modification pour l’instant.",
	changedTitle: "Modifié depuis que vous avez ouvert l’hôtel",
	changedText: "La page derrière cette question montre l’hôtel tel qu’il est maintenant.",
};
