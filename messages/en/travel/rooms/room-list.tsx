import type { ReactNode } from "react";
export const roomList = {
	title: ({ hotel }: { hotel: string }) => `Rooms of ${hotel}`,
	untitled: "Rooms of a hotel",
	room: "Room",
	beds: ({ beds, sleeps }: { beds: string; sleeps: number }) => `${beds} · sleeps ${sleeps}`,
	rooms: "Rooms",
	price: "Price per night",
	booked: "Booked nights",
	order: "Order",
	/** For screen readers. */
	moveUp: ({ room }: { room: string }) => `Move ${room} up`,
	moveDown: ({ room }: { room: string }) => `Move ${room} down`,
	add: "Add a room",
	noneText: "Guests can’t find this hotel until it has a room.",
	none: "No rooms yet",
	calendar: ({ rest, room }: { rest: (text: string) => ReactNode; room: string }) => (
		<>Prices and closures{rest(` of ${room}`)}</>
	),
};
