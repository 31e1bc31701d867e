import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { type MoveDetails, moveFacts } from "#app/rent/moves/move-details.ts";
import type { JobStep } from "#db/schema/rent.ts";
import { JOB_STEPS } from "./job-steps.ts";

type MailedJob = {
	move: MoveDetails & { cells: number };
	driver: { name: string; email: string };
	vehicle: string;
};

type JobTime = { booking_date: string; booking_time: string };

const formatTime = ({ booking_date, booking_time }: JobTime) =>
	`${formatDate(booking_date)}, ${booking_time}`;

/** Tells a driver of a new job, or of another vehicle for a job that they have, with the link of its sheet. */
export function jobAssignedMail({
	move,
	driver,
	vehicle,
	token,
	isNew,
}: MailedJob & { token: string; isNew: boolean }): Mail {
	const number = formatReferenceNumber(move.number);
	const when = formatTime(move);
	const what = isNew
		? `You have a new job on ${when}, with ${vehicle}.`
		: `Your job on ${when} is with ${vehicle} now, and its link has changed.`;
	return layOutMail({
		to: driver.email,
		name: driver.name,
		subject: `Your job on ${when} (${number})`,
		paragraphs: [
			`${what} The job sheet has the addresses, the customer’s phone number and the buttons to report each step.`,
		],
		link: { label: "Open the job sheet", path: `/jobs/${token}` },
		facts: [["Booking number", number], ["Date and time", timeOf(move)], ...moveFacts(move)],
		after: [
			"Anyone with the link can open the job sheet. It works until two days after the job, or until the job is given to somebody else.",
		],
	});
}

/** When it begins and ends, as for a calendar. */
const timeOf = (move: JobTime & { cells: number }) => `${formatTime(move)} to ${endOfMove(move)}`;

/** What happened to a job. `was`: when it was before. */
export type JobNews =
	| { kind: "cancelled" | "taken away" }
	/** The driver still has it, or does not, because one of vehicle and driver isn't free at the new time. */
	| { kind: "moved" | "not free"; was: JobTime };

/** Tells a driver that a job is cancelled, at another time, or no longer theirs. `step`: the last one that is done. */
export function jobChangedMail(
	{ move, driver, vehicle, step }: MailedJob & { step: JobStep | undefined },
	news: JobNews,
): Mail {
	const number = formatReferenceNumber(move.number);
	const when = formatTime("was" in news ? news.was : move);
	const { subject, paragraph } = describeNews(news, { when, to: formatTime(move), vehicle, step });
	const places = moveFacts(move).filter(([label]) => label === "From" || label === "To");
	const before: [string, string][] = "was" in news ? [["Before", timeOf({ ...move, ...news.was })]] : [];
	return layOutMail({
		to: driver.email,
		name: driver.name,
		subject: `${subject} (${number})`,
		paragraphs: [paragraph],
		facts: [["Booking number", number], ["Date and time", timeOf(move)], ...before, ...places],
	});
}

function describeNews(
	{ kind }: JobNews,
	{ when, to, vehicle, step }: Record<"when" | "to" | "vehicle", string> & { step: JobStep | undefined },
) {
	const gone = "Take it out of your calendar; its link no longer works.";
	if (kind === "cancelled")
		return {
			subject: `Job cancelled: ${when}`,
			paragraph: `Your job on ${when}, with ${vehicle}, is cancelled. ${step ? `It has begun (“${JOB_STEPS[step].label}”), so stop and call the office. ` : ""}${gone}`,
		};
	if (kind === "moved")
		return {
			subject: `Job moved to ${to}`,
			paragraph: `Your job on ${when}, with ${vehicle}, is now on ${to}. The link of its job sheet still works.`,
		};
	const why = kind === "not free" ? `It was moved to ${to}, when you or ${vehicle} aren’t free. ` : "";
	return {
		subject: `Job unassigned: ${when}`,
		paragraph: `You are no longer assigned to the job on ${when}, with ${vehicle}. ${why}${gone}`,
	};
}
