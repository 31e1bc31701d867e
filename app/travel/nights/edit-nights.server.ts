import type { Updateable } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { weekdayOf } from "#app/common/calendar.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockRoom } from "./lock-room.server.ts";
import { type NightsChange, storeNightsChange } from "./nights-form.ts";
import { isWeekendNight } from "./stay.ts";
import { lockNights } from "./take-nights.server.ts";

type EditNights = {
	roomId: number;
	actor: Actor;
	/** The first and last date, inclusive. */
	from: string;
	to: string;
	/** ISO weekdays, 1 for Monday; empty for all. */
	weekdays: readonly number[];
	change: NightsChange;
	currency: string;
	now: Date;
};

/**
 * Changes prices, minimum stays and closures of a room on the nights of a range that fall on these weekdays.
 * Bookings stay; `booked` is the number of changed nights that have some. Refused for a room of someone else
 * (`gone`), and when the range has no such night (`no_nights`).
 */
export function editNights(
	db: Database,
	{ roomId, actor, from, to, weekdays, change, currency, now }: EditNights,
): Promise<{ ok: true; nights: number; booked: number } | { ok: false; reason: "gone" | "no_nights" }> {
	return transact(db, async (trx) => {
		const room = await lockRoom(trx, { roomId, actor });
		if (!room) return { ok: false, reason: "gone" };
		await lockNights(trx, { roomId, checkIn: from, checkOut: to });
		const there = await trx
			.selectFrom("nights")
			.select([
				"date",
				"booked",
				"price",
				"min_stay",
				"is_closed",
				"is_closed_to_arrival",
				"is_closed_to_departure",
			])
			.where("room_id", "=", roomId)
			.where("date", ">=", from)
			.where("date", "<=", to)
			.execute();
		const meant = there.filter(({ date }) => weekdays.length === 0 || weekdays.includes(weekdayOf(date)));
		if (meant.length === 0) return { ok: false, reason: "no_nights" };
		const columns: Updateable<Schema["nights"]> = {};
		if (change.price !== undefined) columns.price = change.price;
		if (change.minStay !== undefined) columns.min_stay = change.minStay;
		if (change.isClosed !== undefined) columns.is_closed = change.isClosed;
		if (change.noArrival !== undefined) columns.is_closed_to_arrival = change.noArrival;
		if (change.noDeparture !== undefined) columns.is_closed_to_departure = change.noDeparture;
		const outcome = {
			ok: true,
			nights: meant.length,
			booked: meant.filter(({ booked }) => booked > 0).length,
		} as const;
		// Recorded once, even if it is sent twice.
		if (!meant.some((night) => isChangedBy(night, columns))) return outcome;
		await trx
			.updateTable("nights")
			.set(columns)
			.where("room_id", "=", roomId)
			.where(
				"date",
				"in",
				meant.map(({ date }) => date),
			)
			.execute();
		// A night that comes on sale was not asked for before.
		const raised = meant.filter(
			(night) =>
				(change.isClosed === false && Boolean(night.is_closed)) ||
				(change.price !== undefined &&
					(change.price ?? usualPrice(room, night)) > (night.price ?? usualPrice(room, night))),
		);
		if (raised.length > 0)
			await trx
				.updateTable("nights")
				.set({ raised_at: now.toISOString() })
				.where("room_id", "=", roomId)
				.where(
					"date",
					"in",
					raised.map(({ date }) => date),
				)
				.execute();
		const days = weekdays.map((day) => ({ label: String(day), of: "weekday" }) as const);
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "room calendar",
			subject: `room ${roomId}`,
			detail: storeText("about", {
				what: [{ from, to }, ...days],
				text: storeNightsChange(change, currency),
			}),
			now,
		});
		return outcome;
	});
}

const usualPrice = (room: { price: number; weekend_price: number | null }, { date }: { date: string }) =>
	isWeekendNight(date) ? (room.weekend_price ?? room.price) : room.price;

/** SQLite has numbers where PostgreSQL has booleans. */
const asNumber = (value: unknown) => (value === null ? null : Number(value));

const isChangedBy = (night: Readonly<Record<string, unknown>>, columns: Updateable<Schema["nights"]>) =>
	Object.entries(columns).some(([column, value]) => asNumber(night[column]) !== asNumber(value));
