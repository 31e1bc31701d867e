import type { Messages } from "#messages/en/index.ts";

export const hotelStatus: Messages["hotelStatus"] = {
	pending: "Pendiente de aprobación",
	approved: "Aprobado",
	refused: "No aprobado",
	suspended: "Suspendido",
	inSentence: {
		pending: "pendiente de aprobación",
		approved: "aprobado",
		refused: "no aprobado",
		suspended: "suspendido",
	},
};
