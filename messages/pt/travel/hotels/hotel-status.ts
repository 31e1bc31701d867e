import type { Messages } from "#messages/en/index.ts";

export const hotelStatus: Messages["hotelStatus"] = {
	pending: "À espera de aprovação",
	approved: "Aprovado",
	refused: "Não aprovado",
	suspended: "Suspenso",
	inSentence: {
		pending: "à espera de aprovação",
		approved: "aprovado",
		refused: "não aprovado",
		suspended: "suspenso",
	},
};
