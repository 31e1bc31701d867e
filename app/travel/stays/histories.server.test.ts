import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { NightsTakenError } from "#app/travel/nights/take-nights.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { BOOKING_STATES, BOOKING_STATUS_NAMES, HOLDING } from "./booking-states.ts";
import { changeBooking } from "./change-booking.server.ts";
import { changeStayDates } from "./dates/change-dates.server.ts";
import { expireRequests } from "./expire-requests.server.ts";

const SEEDS = [1, 2];
const ROUNDS = 24;
/** Changes at the same moment end differently each time; a history goes on until each kind has succeeded once. */
const MOST_ROUNDS = 4 * ROUNDS;
const AT_ONCE = 4;
const HOUR_MS = 60 * 60 * 1000;
const GRANTED = { isGranted: true, guestHash: null, accountId: null };

/** Reproducible pseudo-random numbers (mulberry32). */
function random(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}

/** The expected counters of each night, computed from its bookings, next to the stored ones. */
async function countNightsTwice(db: Database) {
	const nights = await db
		.selectFrom("nights")
		.select(["room_id", "date", "booked"])
		.where("booked", ">", 0)
		.execute();
	const holding = await db
		.selectFrom("bookings")
		.select(["id", "room_id", "check_in", "check_out", "rooms", "total"])
		.where("status", "in", HOLDING)
		.execute();
	const should = new Map<string, number>();
	for (const { room_id, check_in: checkIn, check_out: checkOut, rooms } of holding)
		for (const date of nightsOf({ checkIn, checkOut }))
			should.set(`${room_id} ${date}`, (should.get(`${room_id} ${date}`) ?? 0) + rooms);
	const counts = new Map(nights.map(({ room_id, date, booked }) => [`${room_id} ${date}`, booked]));
	return { counts: [...counts].sort(), should: [...should].sort() };
}

/** Bookings whose nights or total do not match their dates. */
async function strayBookings(db: Database) {
	const bookings = await db.selectFrom("bookings").selectAll().execute();
	const nights = await db.selectFrom("booking_nights").selectAll().orderBy("date").execute();
	return bookings.filter((booking) => {
		const own = nights.filter(({ booking_id }) => booking_id === booking.id);
		const dates = nightsOf({ checkIn: booking.check_in, checkOut: booking.check_out });
		const total = own.reduce((sum, { price }) => sum + price, 0);
		return own.map(({ date }) => date).join() !== dates.join() || total !== booking.total;
	});
}

test.for(SEEDS)(
	"after any history every night counts the bookings that hold it (seed %i)",
	async (seed, { db }) => {
		const pick = random(seed);
		const desk = await addOwner(db);
		const { hotelId, roomId } = await openInn(db, {
			hotel: { ownerId: desk.accountId },
			room: { quantity: 2, from: "2026-11-10", nights: 40 },
		});
		const rooms = [roomId, await addRoom(db, hotelId, { quantity: 3, from: "2026-11-10", nights: 40 })];
		const done = { booked: 0, moved: 0, changed: 0, ended: 0, undone: 0 };
		const anyStay = (now: Date) => {
			const checkIn = addDays(now.toISOString().slice(0, 10), pick(16));
			return { checkIn, checkOut: addDays(checkIn, 1 + pick(5)) };
		};
		const book = async (now: Date) => {
			const status = pick(2) ? ("pending" as const) : ("confirmed" as const);
			const booking = { roomId: rooms[pick(2)] ?? 0, rooms: 1 + pick(2), status, ...anyStay(now) };
			const holdUntil = status === "pending" ? { holdUntil: new Date(now.getTime() + 12 * HOUR_MS) } : {};
			try {
				await addBooking(db, { ...booking, ...holdUntil, bookedAt: now });
				done.booked++;
			} catch (error) {
				if (!(error instanceof NightsTakenError)) throw error;
			}
		};
		const move = async (now: Date, booking: { number: string; check_in: string; check_out: string }) => {
			const expectedDates = { checkIn: booking.check_in, checkOut: booking.check_out };
			const change = {
				number: booking.number,
				expectedDates,
				to: anyStay(now),
				expectedTotal: 1_000_000,
				viewer: GRANTED,
				now,
			};
			if ((await changeStayDates(db, change)).ok) done.moved++;
		};
		const endOtherwise = async (
			now: Date,
			booking: { number: string; check_in: string; check_out: string },
		) => {
			const expectedDates = { checkIn: booking.check_in, checkOut: booking.check_out };
			const to = { ...expectedDates, checkOut: addDays(booking.check_out, pick(5) - 2) };
			const change = { number: booking.number, expectedDates, to, expectedTotal: 1_000_000, desk, now };
			if ((await changeStayDates(db, change)).ok) done.ended++;
		};
		for (const roomId of [...rooms, ...rooms]) {
			const { number } = await addBooking(db, { roomId, checkIn: TODAY });
			const arrival = { expectedStatus: "confirmed", to: "checked_in", by: "staff", actorId: null } as const;
			await changeBooking(db, { number, ...arrival, now: INN_NOW });
		}
		const lacksAny = () =>
			done.booked === 0 || done.moved === 0 || done.changed === 0 || done.ended + done.undone === 0;
		for (let round = 0; round < ROUNDS || (lacksAny() && round < MOST_ROUNDS); round++) {
			// Further rounds come at the same time, as nights are open for some weeks only.
			const now = new Date(INN_NOW.getTime() + Math.min(round, ROUNDS) * 5 * HOUR_MS);
			const bookings = await db
				.selectFrom("bookings")
				.select(["number", "status", "check_in", "check_out"])
				.orderBy("id")
				.execute();
			const act = async () => {
				// Mostly active bookings; sometimes an ended one, or an impossible change.
				const from = pick(5) ? bookings.filter(({ status }) => HOLDING.includes(status)) : bookings;
				const one = from[pick(from.length || 1)];
				const kind = pick(6);
				if (!one || kind < 2) return book(now);
				const movable = bookings.filter(({ status }) => status === "confirmed");
				if (kind === 2) return move(now, movable[pick(movable.length || 1)] ?? one);
				if (kind === 3) return void (await expireRequests(db, { now }));
				const arrived = bookings.filter(({ status }) => status === "checked_in" || status === "checked_out");
				const stay = arrived[pick(arrived.length || 1)];
				if (kind === 4 && stay) {
					if (stay.status === "checked_in" && pick(2)) return endOtherwise(now, stay);
					const undo = { number: stay.number, expectedStatus: stay.status, actor: desk, now };
					if ((await undoStatus(db, undo)).ok) done.undone++;
					return;
				}
				// No stay here waits for a deposit, so only requests expire.
				const next = BOOKING_STATES[one.status].to.filter(
					(to) => to !== "expired" || one.status === "pending",
				);
				const to = next[pick(next.length || 1)] ?? BOOKING_STATUS_NAMES[pick(8)] ?? "cancelled";
				const by = to === "expired" ? "clock" : to === "cancelled" && pick(2) ? "guest" : "staff";
				const change = {
					number: one.number,
					expectedStatus: one.status,
					to,
					by,
					actorId: null,
					now,
				} as const;
				if ((await changeBooking(db, { ...change, detail: "Because" })).ok) done.changed++;
			};
			await Promise.all(Array.from({ length: AT_ONCE }, act));
			const { counts, should } = await countNightsTwice(db);
			expect(counts).toEqual(should);
			expect(await strayBookings(db)).toEqual([]);
		}
		// Histories without successful changes would prove nothing.
		expect(lacksAny()).toBe(false);
	},
);
