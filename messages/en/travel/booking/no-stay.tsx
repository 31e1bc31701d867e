import type { ReactNode } from "react";
export const noStay = {
	/** In place of the form of a stay that can’t be booked. */
	title: "This stay can’t be booked",
	seeRooms: ({ hotel }: { hotel: string }) => `See rooms at ${hotel}`,
	noRoomTitle: "No room chosen yet",
	goneTitle: "This room is no longer available",
	find: "Find a hotel",
	otherRooms: "Available for the same dates",
	forStay: ({ total }: { total: string }) => `${total} for the stay`,
	opening: "Opening...",
	typed: "Your details",
	kept: "Your details are kept for the room that you choose. Nothing is booked yet.",
	notKept: "Nothing is booked. Copy your details if you want to book another hotel.",
	chooseDates: "Choose your check-in and check-out dates.",
	noRoom: ({ link }: { link: (text: string) => ReactNode }) => (
		<>Choose a hotel and a room first. Just booked? {link("View your booking")}.</>
	),
	gone: ({ link }: { link: (text: string) => ReactNode }) => (
		<>The hotel no longer offers it. Just booked? {link("View your booking")}.</>
	),
	/** What the guest typed. */
	fields: { name: "Name", email: "Email", contact: "Phone", requests: "Requests" },
	/** `room` is its name, for screen readers. */
	choose: ({ room }: { room: ReactNode }) => <>Choose this room{room}</>,
};
