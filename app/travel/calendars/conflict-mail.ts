import { showDate } from "#app/site/calendar.ts";
import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import { maskId } from "#app/site/masked-id.ts";

type Conflict = {
	/** The room's row number. */
	id: number;
	room: string;
	hotel: string;
	email: string;
	feedName: string;
	dates: string[];
};

/** Tells an owner that another calendar has nights that are sold here already. */
export function conflictMail({ id, room, hotel, email, feedName, dates }: Conflict): Mail {
	return layOutMail({
		to: email,
		subject: `Nights sold twice: ${room}, ${hotel}`,
		paragraphs: [
			`The calendar “${feedName}” has nights of ${room} that are sold out here already. Nothing was cancelled: please decide which guest to keep, and tell the other one.`,
		],
		facts: [["Nights", dates.map((date) => showDate(date)).join("\n")]],
		link: { label: "See the calendars of this room", path: `/edit-room/${maskId(id)}/calendars` },
	});
}
