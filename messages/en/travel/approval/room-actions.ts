/** The changes in a room’s history. */
export const roomActions = {
	"room created": "Room added",
	"room calendar": "Prices and closures changed",
	"room archived": "Room archived",
	"room restored": "Room restored",
	/** Any other. */
	other: "Room changed",
};
