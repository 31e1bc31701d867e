import type { Messages } from "#messages/en/index.ts";

export const hotelStatus: Messages["hotelStatus"] = {
	pending: "بانتظار الموافقة",
	approved: "موافق عليه",
	refused: "غير موافق عليه",
	suspended: "موقوف",
	inSentence: {
		pending: "بانتظار الموافقة",
		approved: "موافق عليه",
		refused: "غير موافق عليه",
		suspended: "موقوف",
	},
};
