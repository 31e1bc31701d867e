/** What is known about a move. */
export const moveFacts = {
	vehicle: "Vehicle",
	homeSize: "Home size",
	helpers: "Helpers",
	packing: "Packing",
	withPacking: "With packing assistance",
	/** After an address. */
	floor: ({ floor }: { floor: number }) => `floor ${floor} without an elevator`,
	floorWithElevator: ({ floor }: { floor: number }) => `floor ${floor} with an elevator`,
	when: "When",
	/** When a move is. */
	dateAtTime: ({ date, time }: { date: string; time: string }) => `${date} at ${time}`,
};
