import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { type MoveDetails, moveFacts, placeFacts } from "#app/rent/moves/move-details.ts";
import type { JobStep } from "#db/schema/rent.ts";
import { JOB_STEPS } from "./job-steps.ts";

type MailedJob = {
	move: MoveDetails & { cells: number };
	driver: { name: string; email: string };
	vehicle: string;
};

type JobTime = { booking_date: string; booking_time: string };

const formatTime = ({ booking_date, booking_time }: JobTime) =>
	withCommas([formatDate(booking_date), booking_time]);

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
	const texts = t.jobMails;
	const what = isNew ? texts.newJob({ when, vehicle }) : texts.otherVehicle({ when, vehicle });
	return layOutMail({
		to: driver.email,
		name: driver.name,
		subject: texts.subject({ when, number }),
		paragraphs: [`${what} ${texts.jobSheet}`],
		link: { label: texts.open, path: `/jobs/${token}` },
		facts: [[t.moveMails.number, number], [t.moveMails.when, timeOf(move)], ...moveFacts(move)],
		after: [texts.link],
	});
}

/** When it begins and ends, as for a calendar. */
const timeOf = (move: JobTime & { cells: number }) =>
	t.jobMails.fromTo({ from: formatTime(move), to: endOfMove(move) });

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
	const before: [string, string][] =
		"was" in news ? [[t.jobMails.before, timeOf({ ...move, ...news.was })]] : [];
	return layOutMail({
		to: driver.email,
		name: driver.name,
		subject: `${subject} (${number})`,
		paragraphs: [paragraph],
		facts: [[t.moveMails.number, number], [t.moveMails.when, timeOf(move)], ...before, ...placeFacts(move)],
	});
}

function describeNews(
	{ kind }: JobNews,
	{ when, to, vehicle, step }: Record<"when" | "to" | "vehicle", string> & { step: JobStep | undefined },
) {
	const texts = t.jobMails;
	const sentences = (...all: string[]) => all.join(" ");
	if (kind === "cancelled")
		return {
			subject: texts.cancelledSubject({ when }),
			paragraph: sentences(
				texts.cancelled({ when, vehicle }),
				...(step ? [texts.begun({ step: JOB_STEPS[step].label })] : []),
				texts.gone,
			),
		};
	if (kind === "moved")
		return {
			subject: texts.movedSubject({ to }),
			paragraph: texts.moved({ when, vehicle, to }),
		};
	const why = kind === "not free" ? [texts.notFree({ to, vehicle })] : [];
	return {
		subject: texts.unassignedSubject({ when }),
		paragraph: sentences(texts.unassigned({ when, vehicle }), ...why, texts.gone),
	};
}
