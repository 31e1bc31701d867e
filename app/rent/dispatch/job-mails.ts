import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type MoveDetails, moveFacts } from "#app/rent/move-details.ts";

type MailedJob = {
	move: MoveDetails;
	driver: { name: string; email: string };
	vehicle: string;
	token: string;
};

/** Tells a driver of a new job, with the link of its sheet. */
export function jobAssignedMail({ move, driver, vehicle, token }: MailedJob): Mail {
	const number = formatReferenceNumber(move.number);
	const when = `${formatDate(move.booking_date)}, ${move.booking_time}`;
	return layOutMail({
		to: driver.email,
		name: driver.name,
		subject: `Your job on ${when} (${number})`,
		paragraphs: [
			`You have a new job on ${when}, with ${vehicle}. The job sheet has the addresses, the customer’s phone number and the buttons to report each step.`,
		],
		link: { label: "Open the job sheet", path: `/jobs/${token}` },
		facts: [["Booking number", number], ["Date and time", when], ...moveFacts(move)],
		after: [
			"Whoever has the link can open the job sheet. It works until two days after the job, or until the job is given to somebody else.",
		],
	});
}
