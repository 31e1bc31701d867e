/** The meals in a price; nothing is said of a price without any. */
export const boards = {
	room_only: "",
	breakfast: "Breakfast included",
	half_board: "Half board included",
	full_board: "Full board included",
	all_inclusive: "All inclusive",
};
