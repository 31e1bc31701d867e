import type { Messages } from "#messages/en/index.ts";

export const hotelTrail: Messages["hotelTrail"] = {
	deletedAccount: "uma conta eliminada",
	by: ({ at, by }) => `${at} por ${by}`,
	byDeleted: ({ at }) => `${at} por uma conta eliminada`,
	none: "Ainda não há alterações.",
	changedTitle: "Alterado desde que abriu o hotel",
	changedText: "A página por trás desta pergunta mostra o hotel como está agora.",
};
