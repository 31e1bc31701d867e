import { showDate } from "#app/site/calendar.ts";
import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import { showReferenceNumber } from "#app/site/reference-number.ts";
import { type MovingStatus, statusRow, VEHICLE_TYPES, type VehicleType } from "./moving-booking.ts";

/** What the mails tell of a booking. */
export type MailedMove = {
	number: string;
	name: string;
	email: string;
	vehicle_type: VehicleType;
	booking_date: string;
	booking_time: string;
	current_address: string;
	new_address: string;
};

const SUBJECTS: Record<MovingStatus, string> = {
	pending: "Your move has another time",
	confirmed: "Your move is confirmed",
	delivered: "Your move is done",
	cancelled: "Your move is cancelled",
	rejected: "Your move can’t take place",
};

/** Tells who booked that the booking arrived, with the number to follow it by. */
export const bookingReceivedMail = (move: MailedMove): Mail =>
	mailOf(move, "We have your moving booking", "Thank you. We have your request and will confirm it soon.");

/** Tells who booked what became of the booking; pending means that it was given another time. */
export const statusChangedMail = (move: MailedMove, to: MovingStatus): Mail =>
	mailOf(
		move,
		SUBJECTS[to],
		to === "pending"
			? "Your move was given another date or time. We will confirm it soon."
			: statusRow(to).forCustomer,
	);

function mailOf(move: MailedMove, subject: string, outcome: string): Mail {
	const number = showReferenceNumber(move.number);
	return layOutMail({
		to: move.email,
		subject: `${subject} (${number})`,
		paragraphs: [`Hello ${move.name},\n\n${outcome}`],
		facts: [
			["Booking number", number],
			["When", `${showDate(move.booking_date)} at ${move.booking_time}`],
			["Vehicle", VEHICLE_TYPES[move.vehicle_type].label],
			["From", move.current_address],
			["To", move.new_address],
		],
		link: { label: "Track this booking", path: `/track?number=${move.number}` },
		after: ["The page asks for this e-mail address or the phone you booked with."],
	});
}
