export const hotelTrail = {
	deletedAccount: "a deleted account",
	by: ({ at, by }: { at: string; by: string }) => `${at} by ${by}`,
	byDeleted: ({ at }: { at: string }) => `${at} by a deleted account`,
	none: "No changes yet.",
	changedTitle: "Changed since you opened the hotel",
	changedText: "The page behind this question shows the hotel as it is now.",
};
