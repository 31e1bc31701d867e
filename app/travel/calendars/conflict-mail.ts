import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { maskId } from "#app/common/masked-id.ts";

type Conflict = {
	id: number;
	room: string;
	hotel: string;
	email: string;
	feedName: string;
	dates: string[];
};

export function conflictMail({ id, room, hotel, email, feedName, dates }: Conflict): Mail {
	return layOutMail({
		to: email,
		subject: `Double booking: ${room}, ${hotel}`,
		paragraphs: [
			`${room} at ${hotel} may be double-booked: the calendar “${feedName}” blocks nights that are already fully booked here.`,
			"Nothing was cancelled. Decide which guest to keep, cancel the other booking, and tell that guest.",
		],
		link: { label: "View the room’s calendars", path: `/edit-room/${maskId(id)}/calendars` },
		facts: [["Nights", dates.map((date) => formatDate(date)).join("\n")]],
	});
}
