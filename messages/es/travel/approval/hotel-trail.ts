import type { Messages } from "#messages/en/index.ts";

export const hotelTrail: Messages["hotelTrail"] = {
	deletedAccount: "una cuenta eliminada",
	by: ({ at, by }) => `${at}, por ${by}`,
	byDeleted: ({ at }) => `${at}, por una cuenta eliminada`,
	none: "Aún no hay cambios.",
	changedTitle: "Ha cambiado desde que abriste el hotel",
	changedText: "La página detrás de esta pregunta muestra el hotel como está ahora.",
};
