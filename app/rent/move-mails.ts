import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type MoveDetails, moveFacts } from "./move-details.ts";
import { type MovingStatus, VEHICLE_TYPES } from "./moving-booking.ts";

/** The data of emails about a booking. */
type MailedMove = MoveDetails & { email: string };

type News = {
	subject: string;
	outcome: (number: string) => string;
	/** The main link, in place of the one to the tracking page. */
	link?: (number: string) => { label: string; path: string };
};

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
		outcome: (number) =>
			`Your moving booking ${number} is complete. Thank you for moving with us. How did it go? Your review helps others who move.`,
		link: (number) => ({ label: "Write a review", path: `/track/${number}/move-review` }),
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

/** Reminds of a confirmed move that takes place on the next day. */
export const moveReminderMail = (move: MailedMove): Mail =>
	mailOf(move, {
		subject: "Your move is tomorrow",
		outcome: (number) =>
			`Your moving booking ${number} is tomorrow, ${formatDate(move.booking_date)}, at ${move.booking_time}. Please have everything packed, and keep a parking space free for the ${VEHICLE_TYPES[move.vehicle_type].label.toLowerCase()} at both addresses.`,
	});

const trackLink = (number: string) => ({ label: "Track your move", path: `/track?number=${number}` });

function mailOf(move: MailedMove, { subject, outcome, link = trackLink }: News): Mail {
	const number = formatReferenceNumber(move.number);
	return layOutMail({
		to: move.email,
		name: move.name,
		subject: `${subject} (${number})`,
		paragraphs: [outcome(number)],
		link: link(move.number),
		facts: [
			["Booking number", number],
			["Date and time", `${formatDate(move.booking_date)}, ${move.booking_time}`],
			...moveFacts(move),
		],
		after: ["To open the page, enter this email address or the phone number you booked with."],
	});
}
