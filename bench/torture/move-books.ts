import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { readMoveHistory } from "#app/rent/moves/move-history.server.ts";
import type { Database } from "#db/client.ts";
import type { MoveChange } from "./move-work.ts";

/** The changes that the site has confirmed and the history lacks. */
export async function lostChanges(db: Database, changes: readonly MoveChange[]): Promise<string[]> {
	if (changes.length === 0) return [];
	const stored = new Set<string>();
	for (const { id, number } of await db.selectFrom("moving_bookings").select(["id", "number"]).execute())
		for (const event of await readMoveHistory(db, id)) {
			if (event.kind === "step") stored.add(`${number} ${event.detail.split(",")[0]}`);
			else if (event.kind !== "status") stored.add(`${number} ${event.kind}`);
			else if (event.detail?.startsWith("Moved from")) stored.add(`${number} moved`);
			else stored.add(`${number} ${event.to_status}`);
		}
	return changes.map(({ number, event }) => `${number} ${event}`).filter((change) => !stored.has(change));
}

/**
 * Each booking is confirmed by one email to its customer, each assignment by one to its driver, and the end of an
 * assignment by one to the driver who had it.
 */
export async function strayMoveMails(db: Database): Promise<string[]> {
	const mails = await db.selectFrom("outbox").select("subject").execute();
	const moves = await db.selectFrom("moving_bookings").select(["id", "number"]).execute();
	const plans: { number: string; kind: string; detail: string }[] = [];
	for (const { id, number } of moves)
		for (const event of await readMoveHistory(db, id))
			if (event.kind === "assigned" || event.kind === "unassigned") plans.push({ number, ...event });
	return moves.flatMap(({ number }) => {
		const ofMove = mails.filter(({ subject }) => subject.endsWith(`(${formatReferenceNumber(number)})`));
		const mailed = (start: RegExp) => ofMove.filter(({ subject }) => start.test(subject)).length;
		const own = plans.filter((each) => each.number === number);
		const is = [
			mailed(/^We received your moving booking/),
			mailed(/^Your job on/),
			mailed(/^(?:Job unassigned|Job cancelled)/),
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
