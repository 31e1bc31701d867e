import type { ReactNode } from "react";
export const blockList = {
	nights: "Nights",
	conflict: "Conflict",
	conflictText:
		"Nothing was cancelled. Decide which guest to keep, cancel the other booking, and tell that guest.",
	bookings: "View the bookings",
	room: "Room",
	by: "By",
	calendar: ({ name }: { name: string }) => `Calendar ${name}`,
	note: "Note",
	noneText: "No rooms are blocked.",
	none: "No blocks",
	/** `rest` is for screen readers. */
	remove: ({ rest, nights }: { rest: (text: string) => ReactNode; nights: string }) => (
		<>Remove{rest(` ${nights}`)}</>
	),
};
