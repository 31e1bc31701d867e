import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
export const deleteHotel = {
	metaTitle: "Delete",
	done: ({ name }: { name: string }) => `${name} is deleted.`,
	cannot: ({ name }: { name: string }) => `${name} can’t be deleted`,
	back: "Go back",
	archiveInstead: "Archive it instead",
	isBooked: {
		hotel: ({ count }: { count: number }) =>
			plural(count, {
				one: "It was booked once and appears in those bookings. You can archive it instead: an archived hotel is hidden from guests, and existing bookings are kept.",
				other: `It was booked ${formatCount(count)} times and appears in those bookings. You can archive it instead: an archived hotel is hidden from guests, and existing bookings are kept.`,
			}),
		room: ({ count }: { count: number }) =>
			plural(count, {
				one: "It was booked once and appears in those bookings. You can archive it instead: an archived room is hidden from guests, and existing bookings are kept.",
				other: `It was booked ${formatCount(count)} times and appears in those bookings. You can archive it instead: an archived room is hidden from guests, and existing bookings are kept.`,
			}),
	},
	question: ({ name }: { name: string }) => `Delete ${name}?`,
	button: { hotel: "Delete hotel", room: "Delete room" },
	busy: "Deleting...",
	hotelText: "Its rooms, photos and calendars are deleted too. This can’t be undone.",
	roomText: "Its photos and calendar are deleted too. This can’t be undone.",
};
