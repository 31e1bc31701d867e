import type { Messages } from "#messages/en/index.ts";

export const boards: Messages["boards"] = {
	room_only: "",
	breakfast: "Petit-déjeuner compris",
	half_board: "Demi-pension comprise",
	full_board: "Pension complète comprise",
	all_inclusive: "Tout compris",
};
