import type { Actor } from "#app/account/memberships/members.server.ts";
import { dateOfDay, datesOf, dayOf } from "#app/travel/nights/stay.ts";
import { proposeUnits } from "#app/travel/units/propose.ts";
import type { Database } from "#db/client.ts";
import { assignAsStaff } from "./assign-as-staff.server.ts";
import { readTimeline } from "./timeline.server.ts";

/** Beyond the days shown, so that what comes just before or after counts. */
const AROUND_DAYS = 45;

type Proposing = { hotelId: number; from: string; days: number };

/**
 * A room for each stay that has none and arrives in these days, so that few short gaps are left. `left`: how many stays
 * of several rooms, or that fit into no single room, somebody must assign by hand.
 */
export async function proposeAssignments(db: Database, { hotelId, from, days }: Proposing) {
	const { types, stays, to } = await readTimeline(db, {
		hotelId,
		from,
		days: days + AROUND_DAYS,
		most: Number.POSITIVE_INFINITY,
	});
	const byId = new Map(stays.map((stay) => [stay.id, stay]));
	const proposals: {
		number: string;
		name: string;
		unitId: number;
		unit: string;
		checkIn: string;
		checkOut: string;
	}[] = [];
	let left = 0;
	for (const { units, missing } of types) {
		const taken = units.flatMap((unit) => unit.runs);
		const open = [...new Set(missing.map(({ bookingId }) => bookingId))].flatMap((id) => byId.get(id) ?? []);
		const due = open.filter((stay) => stay.check_in >= from && stay.check_in < dateAfter(from, days));
		const whole = due.filter((stay) => {
			const isEmpty = taken.every((run) => run.bookingId !== stay.id);
			return isEmpty && stay.rooms === 1 && stay.check_out <= to;
		});
		const proposed = proposeUnits(
			units.map(({ id }) => id),
			taken,
			whole.map((stay) => ({ key: stay.id, ...datesOf(stay) })),
		);
		left += due.length - proposed.size;
		for (const [id, unitId] of proposed) {
			const stay = byId.get(id);
			const unit = units.find((each) => each.id === unitId)?.name ?? "";
			if (stay) proposals.push({ number: stay.number, name: stay.name, unitId, unit, ...datesOf(stay) });
		}
	}
	return { proposals, left };
}

/** Assigns what was proposed and still fits; returns how many stays got a room. */
export async function carryOutProposals(
	db: Database,
	{
		proposals,
		actor,
		now,
	}: { proposals: readonly { number: string; unitId: number }[]; actor: Actor; now: Date },
): Promise<number> {
	let done = 0;
	for (const { number, unitId } of proposals) {
		// Nothing is assigned over a choice that somebody made meanwhile.
		const assignment = { number, actor, from: null, unitIds: [unitId], expected: "", now };
		if ((await assignAsStaff(db, assignment)).ok) done++;
	}
	return done;
}

const dateAfter = (date: string, days: number) => dateOfDay(dayOf(date) + days);
