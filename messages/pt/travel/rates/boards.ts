import type { Messages } from "#messages/en/index.ts";

export const boards: Messages["boards"] = {
	room_only: "",
	breakfast: "Pequeno-almoço incluído",
	half_board: "Meia pensão incluída",
	full_board: "Pensão completa incluída",
	all_inclusive: "Tudo incluído",
};
