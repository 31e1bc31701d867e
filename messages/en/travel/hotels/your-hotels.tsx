import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const yourHotels = {
	title: "Your hotels",
	again: ({ name }: { name: string }) => `${name} is already added. Now add its rooms.`,
	added: ({ name }: { name: string }) => `${name} is added and waiting for approval. Now add its rooms.`,
	addFirst: "Add your first hotel",
	add: "Add a hotel",
	intro: "Guests can find it after we approve it. You add its rooms next.",
	photoHint: "The first photo represents the hotel in search results. You can add more later.",
	button: "Add hotel",
	hotel: "Hotel",
	status: "Status",
	role: "Your role",
	staff: "Staff",
	rooms: "Rooms",
	noRooms: "None yet",
	roomTypes: ({ count }: { count: number }) =>
		plural(count, { one: `${count} room type`, other: `${count} room types` }),
	/** `rest` is for screen readers. */
	edit: ({ rest, hotel }: { rest: (text: string) => ReactNode; hotel: string }) => (
		<>Edit{rest(` ${hotel}`)}</>
	),
	addRoom: ({ rest, hotel }: { rest: (text: string) => ReactNode; hotel: string }) => (
		<>Add a room{rest(` of ${hotel}`)}</>
	),
	roomsOf: ({ rest, hotel }: { rest: (text: string) => ReactNode; hotel: string }) => (
		<>Rooms{rest(` of ${hotel}`)}</>
	),
};
