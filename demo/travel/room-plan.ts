import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBlock } from "#app/travel/desk/blocks.server.ts";
import { recordDeskPayment } from "#app/travel/desk/desk-payments.server.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { balanceAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { markUnit } from "#app/travel/units/housekeeping.server.ts";
import { proposeUnits } from "#app/travel/units/propose.ts";
import { addUnits, listUnits } from "#app/travel/units/units.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "#demo/demo-hash.ts";
import { DAY_MS, HOUR_MS } from "#demo/demo-time.ts";
import type { StoredHotel } from "./store-hotels.ts";

/** The numbered rooms of the demo: first those of the owner whom visitors of the demo sign in as. */
const UNITS = 60;
/** Stays around today have rooms; of those further ahead, some are left to assign. */
const DAYS = { before: 10, ahead: 25, surelyAssigned: 2 };
const NOTES = ["Balcony", "Connects to the room beside it", "Quiet side", "Near the lift"];

/** Numbers the rooms of Omar’s hotels and a few others, assigns most stays, and leaves a day's work at the desk. */
export async function storeRoomPlan(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	let left = UNITS;
	const open = hotels.filter(({ status }) => !status);
	const isOmars = ({ owner }: StoredHotel) => owner === "omar";
	for (const hotel of [...open.filter(isOmars), ...open.filter((each) => !isOmars(each))]) {
		if (left === 0) return;
		for (const [at, room] of hotel.rooms.entries()) {
			const count = Math.min(left, room.quantity);
			if (count === 0) continue;
			left -= count;
			const names = Array.from({ length: count }, (_, nth) => String((at + 1) * 100 + nth + 1));
			const before = new Date(now.getTime() - 30 * DAY_MS);
			await addUnits(db, { roomId: room.id, actor: hotel.actor, names, floor: "", now: before });
			await assignStays(db, hotel, { roomId: room.id, now });
		}
		await keepHouse(db, hotel, now);
	}
}

async function assignStays(
	db: Database,
	hotel: StoredHotel,
	{ roomId, now }: { roomId: number; now: Date },
): Promise<void> {
	const today = wallClock(now, hotel.city.timeZone).date;
	const units = await listUnits(db, { hotelId: hotel.id, roomId });
	const stays = await db
		.selectFrom("bookings")
		.select(["id", "status", "check_in", "check_out", "rooms"])
		.where("room_id", "=", roomId)
		.where("check_out", ">", addDays(today, -DAYS.before))
		.where("check_in", "<", addDays(today, DAYS.ahead))
		.where("status", "in", ["confirmed", "checked_in", "checked_out"])
		.orderBy("id")
		.execute();
	const isAssigned = ({ id, check_in }: { id: number; check_in: string }) =>
		check_in < addDays(today, DAYS.surelyAssigned) || id % 3 !== 0;
	const wanted = stays.filter(isAssigned).flatMap((stay) => {
		// Who left early gave back the nights from that day on.
		const isEarly = stay.status === "checked_out" && stay.check_out > today;
		const dates = { checkIn: stay.check_in, checkOut: isEarly ? today : stay.check_out };
		if (dates.checkIn >= dates.checkOut) return [];
		return Array.from({ length: stay.rooms }, () => ({ key: { id: stay.id }, ...dates }));
	});
	const proposed = proposeUnits(
		units.map(({ id }) => id),
		[],
		wanted,
	);
	for (const { key, ...dates } of wanted) {
		const unitId = proposed.get(key);
		if (unitId === undefined) continue;
		const nights = nightsOf(dates).map((date) => ({ unit_id: unitId, date, booking_id: key.id }));
		await db.insertInto("unit_nights").values(nights).execute();
	}
}

/** Two rooms to clean, some that are inspected, one that is out of order, and what guests in the house paid today. */
async function keepHouse(db: Database, hotel: StoredHotel, now: Date): Promise<void> {
	const { actor } = hotel;
	const today = wallClock(now, hotel.city.timeZone).date;
	const units = await listUnits(db, { hotelId: hotel.id });
	for (const [at, { id, name }] of units.entries()) {
		if (at % 7 === 3)
			await db
				.updateTable("units")
				.set({ notes: NOTES[at % NOTES.length] ?? "" })
				.where("id", "=", id)
				.execute();
		const to = at === 1 || at === 4 ? "dirty" : at % 3 === 0 ? "inspected" : null;
		if (to && name)
			await markUnit(db, {
				unitId: id,
				from: "clean",
				to,
				actor,
				now: new Date(now.getTime() - 2 * HOUR_MS),
			});
	}
	const [from, end] = [today, addDays(today, 3)];
	for (const { id, room_id } of units.toReversed()) {
		const taken = db.selectFrom("unit_nights").select("date").where("unit_id", "=", id);
		if (await taken.where("date", ">=", from).where("date", "<", end).limit(1).executeTakeFirst()) continue;
		const made = await addBlock(db, {
			roomId: room_id,
			unitId: id,
			actor,
			from,
			to: end,
			rooms: 1,
			note: "The shower leaks",
			idempotencyKey: demoHash(`out of order ${hotel.name}`),
			now: new Date(now.getTime() - 3 * HOUR_MS),
		});
		if (made.ok) break;
	}
	const here = await db
		.selectFrom("bookings")
		.select("number")
		.where("hotel_id", "=", hotel.id)
		.where("status", "=", "checked_in")
		.orderBy("id")
		.limit(4)
		.execute();
	for (const [at, { number }] of here.entries()) {
		const booking = await readBooking(db, { number });
		const amount = booking ? balanceAtHotel(booking) : 0;
		if (amount <= 0 || at === 3) continue;
		await recordDeskPayment(db, {
			number,
			amount: at === 2 ? Math.ceil(amount / 2) : amount,
			isGivenBack: false,
			method: at % 2 === 0 ? "cash" : "card",
			idempotencyKey: demoHash(`desk payment ${number}`),
			actor,
			now: new Date(now.getTime() - (at + 1) * 0.2 * HOUR_MS),
		});
	}
}
