/** The list of rooms to clean, by floor. */
export const housekeeping = {
	title: "Housekeeping",
	intro: "Tap a button when a room is done. A check-out makes its room dirty.",
	arrival: "Arrival today",
	departure: "Departure today",
	inHouse: "In house",
	noFloor: "No floor",
	none: "No room numbers yet",
	noneText: "Add the numbers of the rooms to each room type. Then this list shows which of them to clean.",
	toClean: "To clean",
	allRooms: "All rooms",
	state: { dirty: "Dirty", clean: "Clean", inspected: "Inspected" },
	inSentence: { dirty: "dirty", clean: "clean", inspected: "inspected" },
	mark: { dirty: "Mark dirty", clean: "Mark clean", inspected: "Mark inspected" },
	outUntil: ({ date }: { date: string }) => `Out of order until ${date}`,
	floor: ({ floor }: { floor: string }) => `Floor ${floor}`,
	by: ({ at, by }: { at: string; by: string }) => `Since ${at}, ${by}`,
	since: ({ at }: { at: string }) => `Since ${at}`,
	done: ({ name, state }: { name: string; state: string }) => `Room ${name} is ${state} now.`,
	late: ({ name, state }: { name: string; state: string }) =>
		`Somebody has just changed room ${name}. It is ${state} now.`,
};
