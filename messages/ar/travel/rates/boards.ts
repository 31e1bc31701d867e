import type { Messages } from "#messages/en/index.ts";

export const boards: Messages["boards"] = {
	room_only: "",
	breakfast: "الإفطار مشمول",
	half_board: "نصف إقامة مشمولة",
	full_board: "إقامة كاملة مشمولة",
	all_inclusive: "شامل كليًا",
};
