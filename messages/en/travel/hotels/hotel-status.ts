export const hotelStatus = {
	pending: "Waiting for approval",
	approved: "Approved",
	refused: "Not approved",
	suspended: "Suspended",
	/** In “Ana changed this hotel to approved (14:02).” */
	inSentence: {
		pending: "waiting for approval",
		approved: "approved",
		refused: "not approved",
		suspended: "suspended",
	},
};
