import type { Messages } from "#messages/en/index.ts";

export const boards: Messages["boards"] = {
	room_only: "",
	breakfast: "Desayuno incluido",
	half_board: "Media pensión incluida",
	full_board: "Pensión completa incluida",
	all_inclusive: "Todo incluido",
};
