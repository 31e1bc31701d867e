export const hotelStatus = {
	pending: "Waiting for approval",
	approved: "Approved",
	refused: "Not approved",
	suspended: "Suspended",
};
