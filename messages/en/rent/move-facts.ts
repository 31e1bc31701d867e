/** What is known about a move. */
export const moveFacts = {
	vehicle: "Vehicle",
	/** The addresses of a move. */
	from: "From",
	to: "To",
	homeSize: "Home size",
	helpers: "Helpers",
	packing: "Packing",
	withPacking: "With packing assistance",
	/** After an address. */
	floor: ({ floor }: { floor: number }) => `floor ${floor} without an elevator`,
	floorWithElevator: ({ floor }: { floor: number }) => `floor ${floor} with an elevator`,
	/** After a vehicle and a date: what cancelling costs. */
	costsFee: ({ fee }: { fee: string }) => `cancellation fee ${fee}`,
	freeToCancel: "free to cancel",
	when: "When",
	/** When a move is. */
	dateAtTime: ({ date, time }: { date: string; time: string }) => `${date} at ${time}`,
};
