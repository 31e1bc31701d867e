import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type MoveDetails, moveFacts } from "./move-details.ts";
import type { MovingStatus } from "./moving-booking.ts";

/** The data of emails about a booking. */
type MailedMove = MoveDetails & { email: string };

type News = { subject: string; outcome: (number: string) => string };

const NEWS: Record<MovingStatus, News> = {
	pending: {
		subject: "Your move is rescheduled",
		outcome: (number) =>
			`Your moving booking ${number} has a new date or time, shown below. We will confirm it soon.`,
	},
	confirmed: {
		subject: "Your move is confirmed",
		outcome: (number) =>
			`Your moving booking ${number} is confirmed. We will be there at the date and time below.`,
	},
	delivered: {
		subject: "Your move is complete",
		outcome: (number) => `Your moving booking ${number} is complete. Thank you for moving with us.`,
	},
	cancelled: {
		subject: "Your move is cancelled",
		outcome: (number) => `Your moving booking ${number} is cancelled. We will not come to pick anything up.`,
	},
	rejected: {
		subject: "We can’t take your move",
		outcome: (number) =>
			`We are sorry: we can’t take your moving booking ${number}. Book another date, or contact us.`,
	},
};

/** Confirms that a booking arrived, with the number to track it by. */
export const bookingReceivedMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: "We received your moving booking",
		outcome: (number) => `Thank you. We received your moving booking ${number} and will confirm it soon.`,
	});

/** The emails about a new status of a booking. Pending means that its date or time changed. */
export const statusChangedMail = (move: MailedMove, to: MovingStatus): Mail => mailOf(move, NEWS[to]);

function mailOf(move: MailedMove, { subject, outcome }: News): Mail {
	const number = formatReferenceNumber(move.number);
	return layOutMail({
		to: move.email,
		name: move.name,
		subject: `${subject} (${number})`,
		paragraphs: [outcome(number)],
		link: { label: "Track your move", path: `/track?number=${move.number}` },
		facts: [
			["Booking number", number],
			["Date and time", `${formatDate(move.booking_date)}, ${move.booking_time}`],
			...moveFacts(move),
		],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
}
