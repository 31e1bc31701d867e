import type { Messages } from "#messages/en/index.ts";

export const boards: Messages["boards"] = {
	room_only: "",
	breakfast: "Frühstück inbegriffen",
	half_board: "Halbpension inbegriffen",
	full_board: "Vollpension inbegriffen",
	all_inclusive: "All-inclusive",
};
