import type { ReactNode } from "react";
/** Several rooms that are booked together. */
export const roomGroup = {
	add: "Add another room",
	none: "No other room is available for these dates and guests.",
	most: ({ max }: { max: number }) => `You can book up to ${max} rooms at once.`,
	extras: "Extras are for the first room. You can add extras to the other rooms after you book.",
	/** `rooms` is “2 rooms”. */
	total: ({ rooms }: { rooms: string }) => `Total for ${rooms}`,
	/** After a sentence that says why a room is not available. */
	removeGone: "Remove this room to book the others.",
	bookRest: "Book the other rooms",
	title: "Booked together",
	intro: "You can change or cancel each room by itself.",
	with: ({ numbers }: { numbers: ReactNode }) => <>Booked together with {numbers}</>,
	unpaid: ({ room, link }: { room: string; link: (text: string) => ReactNode }) => (
		<>
			{room} is not paid yet. {link("Pay for this room")}
		</>
	),
	mail: ({ rooms }: { rooms: string }) =>
		`You booked ${rooms} together. You can change or cancel each room by itself.`,
	/** At the desk. */
	record: "Record a payment for all rooms",
	split: "It is split over the rooms, the largest balance first.",
	more: "More rooms for the same guest",
	count: "Number of rooms",
	adultsEach: "Adults in each room",
	invalid: ({ max }: { max: number }) =>
		`Enter the number of rooms and adults as numbers, such as 1 and 2, and up to ${max} rooms in all.`,
};
