import { plural } from "#app/common/language/plural.ts";
export const calendarMail = {
	view: "View the room’s calendars",
	conflict: {
		title: "Double booking",
		text: ({ room, hotel, calendar }: { room: string; hotel: string; calendar: string }) =>
			`${room} at ${hotel} may be double-booked: the calendar “${calendar}” blocks nights that are already fully booked here.`,
		todo: "Nothing was cancelled. Decide which guest to keep, cancel the other booking, and tell that guest.",
		nights: "Nights",
	},
	missing: {
		title: "Events are missing",
		later:
			"Their nights stay blocked. If the events are still missing in an hour, their nights become available again.",
		text: ({
			count,
			calendar,
			room,
			hotel,
		}: {
			count: number;
			calendar: string;
			room: string;
			hotel: string;
		}) =>
			plural(count, {
				one: `${count} events are missing from the calendar “${calendar}” of ${room} at ${hotel}. The other site may have sent an incomplete calendar.`,
				other: `${count} events are missing from the calendar “${calendar}” of ${room} at ${hotel}. The other site may have sent an incomplete calendar.`,
			}),
	},
	subject: ({ title, room, hotel }: { title: string; room: string; hotel: string }) =>
		`${title}: ${room}, ${hotel}`,
};
