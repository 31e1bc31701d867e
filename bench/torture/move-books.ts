import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import type { MoveChange } from "./move-work.ts";

/** The changes that the site has confirmed and the history lacks. */
export async function lostChanges(db: Database, changes: readonly MoveChange[]): Promise<string[]> {
	if (changes.length === 0) return [];
	const ofCustomers = await db
		.selectFrom("moving_booking_events")
		.innerJoin("moving_bookings", "moving_bookings.id", "booking_id")
		.select(["number", "to_status", "detail"])
		.execute();
	const ofStaff = await db
		.selectFrom("move_staff_events")
		.innerJoin("moving_bookings", "moving_bookings.id", "booking_id")
		.select(["number", "kind", "detail"])
		.execute();
	const stored = new Set([
		...ofCustomers.map(({ number, to_status, detail }) =>
			detail?.startsWith("Moved from") ? `${number} moved` : `${number} ${to_status}`,
		),
		...ofStaff.map(
			({ number, kind, detail }) => `${number} ${kind === "step" ? detail.split(",")[0] : kind}`,
		),
	]);
	return changes.map(({ number, event }) => `${number} ${event}`).filter((change) => !stored.has(change));
}

/**
 * Each booking is confirmed by one email to its customer, each assignment by one to its driver, and the end of an
 * assignment by one to the driver who had it.
 */
export async function strayMoveMails(db: Database): Promise<string[]> {
	const mails = await db.selectFrom("outbox").select("subject").execute();
	const plans = await db
		.selectFrom("move_staff_events")
		.innerJoin("moving_bookings", "moving_bookings.id", "booking_id")
		.select(["number", "kind", "detail"])
		.where("kind", "in", ["assigned", "unassigned"])
		.orderBy("move_staff_events.id")
		.execute();
	const moves = await db.selectFrom("moving_bookings").select("number").execute();
	return moves.flatMap(({ number }) => {
		const ofMove = mails.filter(({ subject }) => subject.endsWith(`(${formatReferenceNumber(number)})`));
		const mailed = (start: RegExp) => ofMove.filter(({ subject }) => start.test(subject)).length;
		const own = plans.filter((each) => each.number === number);
		const is = [
			mailed(/^We received your moving booking/),
			mailed(/^Your job on/),
			mailed(/^(?:No longer your job|Job cancelled)/),
		].join(", ");
		const should = [1, own.filter(({ kind }) => kind === "assigned").length, countEnds(own)].join(", ");
		return is === should ? [] : [`${number} (${is}, not ${should})`];
	});
}

/** How often a driver lost the job: it ended, or was assigned to another one. */
function countEnds(plans: readonly { kind: string; detail: string }[]): number {
	let driver: string | undefined;
	let ends = 0;
	for (const { kind, detail } of plans) {
		const named = kind === "assigned" ? detail.split(", ")[1] : undefined;
		if (driver !== undefined && driver !== named) ends++;
		driver = named;
	}
	return ends;
}
