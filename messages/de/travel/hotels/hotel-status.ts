import type { Messages } from "#messages/en/index.ts";

export const hotelStatus: Messages["hotelStatus"] = {
	pending: "Wartet auf Freigabe",
	approved: "Freigegeben",
	refused: "Nicht freigegeben",
	suspended: "Gesperrt",
	inSentence: {
		pending: "wartet auf Freigabe",
		approved: "freigegeben",
		refused: "nicht freigegeben",
		suspended: "gesperrt",
	},
};
