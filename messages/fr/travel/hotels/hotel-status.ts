import type { Messages } from "#messages/en/index.ts";

export const hotelStatus: Messages["hotelStatus"] = {
	pending: "En attente d’approbation",
	approved: "Approuvé",
	refused: "Non approuvé",
	suspended: "Suspendu",
	inSentence: {
		pending: "en attente d’approbation",
		approved: "approuvé",
		refused: "non approuvé",
		suspended: "suspendu",
	},
};
