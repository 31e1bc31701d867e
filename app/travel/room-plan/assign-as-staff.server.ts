import type { Actor } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { lockManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import {
	type AssignmentOutcome,
	assignUnits,
	SwapTakenError,
	swapUnits,
} from "#app/travel/units/assign.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { transact } from "#db/transact.ts";

type Gone = { ok: false; reason: "gone" };

/** The first night for which a stay can get a room: those that a guest has slept there stay as they were. */
export const firstNightAhead = (
	{ check_in, status }: Pick<StoredBooking, "check_in" | "status">,
	today: string,
): string => (status === "checked_in" && today > check_in ? today : check_in);

type StaffAssignment = {
	number: string;
	actor: Actor;
	/** From this night on; null: from the first that is ahead. */
	from: string | null;
	unitIds: readonly number[];
	expected: string | null;
	now: Date;
};

/** `assignUnits` for the staff of a hotel; "gone" for a hotel whose bookings they don't manage. */
export function assignAsStaff(
	db: Database,
	{ number, actor, from, ...assignment }: StaffAssignment,
): Promise<AssignmentOutcome | Gone> {
	return transact(db, async (trx) => {
		const managed = await lockManagedBooking(trx, { number, actor });
		if (!managed) return { ok: false, reason: "gone" };
		const first = firstNightAhead(managed.booking, wallClock(assignment.now, managed.hotel.time_zone).date);
		return assignUnits(trx, managed.booking, {
			...assignment,
			from: from && from > first ? from : first,
			actorId: actor.accountId,
		});
	});
}

type StaffSwap = { numbers: [string, string]; units: [number, number]; actor: Actor; now: Date };

/** `swapUnits` of two stays for the staff of their hotel, from the first night that is ahead. */
export async function swapAsStaff(
	db: Database,
	{ numbers, units, actor, now }: StaffSwap,
): Promise<AssignmentOutcome | Gone> {
	try {
		return await transact(db, async (trx) => {
			// In one order, so that two swaps of the same stays wait for each other.
			const locked = new Map<string, Awaited<ReturnType<typeof lockManagedBooking>>>();
			for (const number of numbers.toSorted())
				locked.set(number, await lockManagedBooking(trx, { number, actor }));
			const [one, other] = numbers.map((number) => locked.get(number));
			if (!one || !other) return { ok: false, reason: "gone" };
			const today = wallClock(now, one.hotel.time_zone).date;
			return swapUnits(trx, [one.booking, other.booking], {
				from: today,
				units,
				actorId: actor.accountId,
				now,
			});
		});
	} catch (error) {
		if (!(error instanceof SwapTakenError)) throw error;
		return { ok: false, reason: "taken", names: [...error.names] };
	}
}
