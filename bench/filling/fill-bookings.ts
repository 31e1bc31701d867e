import { sql } from "kysely";
import { bookingSearchText } from "#app/travel/stays/booking-search.ts";
import { type BookingStatus, HOLDING } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { inBulk, insertRows } from "./bulk.ts";
import { dayAfter } from "./days.ts";
import { accountEmail } from "./fill-accounts.ts";
import { fillPayments } from "./fill-payments.ts";
import { fillStatements } from "./fill-statements.ts";
import { drawNumbers } from "./numbers.ts";
import { startProgress } from "./progress.ts";

export type BookingFilling = {
	bookings: number;
	/** Nights of each room that `fillHotels` made. */
	nights: number;
	now: Date;
	accountIds?: readonly number[];
};

const AT_ONCE = 5_000;
const PAST_DAYS = 730;
const LONGEST = 4;
/** This percentage of past bookings is in the first room, to simulate a busy hotel. */
const BUSY_PERCENT = 2;
const NAMES = "Ana Lima,Bram de Wit,Chidi Okafor,Elif Yilmaz,Grace Mbeki,Mei Chen,Rosa Alvarez".split(",");
const PAST: BookingStatus[] = [
	...Array<BookingStatus>(15).fill("checked_out"),
	"cancelled",
	"cancelled",
	"no_show",
	"expired",
	"rejected",
];

type Room = { id: number; hotel_id: number; name: string; hotel_name: string; price: number };
type Stay = { room: Room; status: BookingStatus; checkIn: number; nights: number; bookedDay: number };

/**
 * Adds bookings to the rooms of `fillHotels`: four out of five in the past two years, the others in the
 * future, where they hold their nights. Includes nightly prices, history, reviews of one in ten, and the
 * counters of nights and hotels.
 */
export async function fillBookings(db: Database, filling: BookingFilling): Promise<void> {
	const rooms: Room[] = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.hotel_id", "rooms.name", "hotels.name as hotel_name", "rooms.price"])
		.orderBy("rooms.id")
		.execute();
	const progress = startProgress(`${engineOf(db)}: room bookings`, filling.bookings);
	const random = seededRandom(filling.bookings);
	const drawNumber = drawNumbers("H");
	const tables = ["bookings", "booking_nights", "changes", "reviews", "nights", "hotels"] as const;
	await inBulk(db, [...tables], async (bulk) => {
		for (let done = 0; done < filling.bookings; done += AT_ONCE) {
			const rows = Array.from({ length: Math.min(AT_ONCE, filling.bookings - done) }, (_, at) =>
				bookingRow(random, {
					index: done + at,
					stay: someStay(random, { index: done + at, rooms, filling }),
					filling,
					drawNumber,
				}),
			);
			await insertRows(bulk, "bookings", rows);
			progress.add(rows.length);
		}
		await fillNightsOfBookings(bulk);
		await fillHistory(bulk);
		await fillReviews(bulk);
		await count(bulk);
	});
	progress.stop();
	await fillPayments(db, "stay");
	await fillStatements(db, { now: filling.now });
}

type Making = { index: number; rooms: readonly Room[]; filling: BookingFilling };

/** Future bookings follow one another in each room, so that each finds a free one. */
function someStay(random: () => number, { index, rooms, filling }: Making): Stay {
	const fit = rooms.length * Math.floor((filling.nights - 1) / LONGEST);
	const ahead = Math.min(Math.floor(filling.bookings / 5), fit);
	const past = filling.bookings - ahead;
	const nights = 1 + Math.floor(random() * LONGEST);
	if (index < past) {
		const bookedDay = Math.floor((index / past) * PAST_DAYS) - PAST_DAYS;
		const checkIn = Math.min(bookedDay + Math.floor(random() ** 2 * 60), -LONGEST - 1);
		const room = random() * 100 < BUSY_PERCENT ? rooms[0] : pick(random, rooms);
		if (!room) throw new Error("there are no rooms to book");
		return { room, nights, bookedDay, checkIn, status: pick(random, PAST) };
	}
	const at = index - past;
	const round = Math.floor(at / rooms.length);
	const rounds = Math.ceil(ahead / rooms.length);
	const room = rooms[at % rooms.length];
	if (!room) throw new Error("there are no rooms to book");
	const apart = Math.max(LONGEST, Math.floor((filling.nights - LONGEST) / rounds));
	// Of the first bookings of each room, a third arrived yesterday and a third arrive today.
	const checkIn = round === 0 ? (at % 3) - 1 : round * apart;
	const status = checkIn < 0 ? "checked_in" : at % 100 === 50 ? "pending" : "confirmed";
	return {
		room,
		nights: checkIn < 0 ? nights + 1 : nights,
		bookedDay: -Math.ceil(random() * 2),
		checkIn,
		status,
	};
}

type Writing = { index: number; stay: Stay; filling: BookingFilling; drawNumber: () => string };

function bookingRow(random: () => number, { index, stay, filling, drawNumber }: Writing) {
	const { room, status } = stay;
	const { now, accountIds = [] } = filling;
	const today = now.toISOString().slice(0, 10);
	const line = `01${String(Math.floor(random() * 100)).padStart(2, "0")}`;
	const person = Math.floor(random() * filling.bookings);
	const accountId = accountIds[person] ?? null;
	const bookedAt = `${dayAfter(today, stay.bookedDay)}T10:00:00.000Z`;
	const searched = {
		number: drawNumber(),
		name: pick(random, NAMES),
		email: accountId === null ? `guest${person}@example.com` : accountEmail(person),
		contact: `(212) 555-${line}`,
		contact_e164: `+1212555${line}`,
		hotel_name: room.hotel_name,
		room_name: room.name,
	};
	return {
		...searched,
		idempotency_key: `bench-${index}`,
		token_hash: `bench-${String(index).padStart(7, "0")}`,
		account_id: accountId,
		guest_hash: random() < 0.5 ? `bench-${person}` : null,
		hotel_id: room.hotel_id,
		room_id: room.id,
		source: "guest",
		status,
		check_in: dayAfter(today, stay.checkIn),
		check_out: dayAfter(today, stay.checkIn + stay.nights),
		rooms: 1,
		adults: 2,
		children: 0,
		requests: "",
		currency: "USD",
		total: room.price * stay.nights,
		...depositOf(index, stay),
		free_until_days: 2,
		late_fee_percent: 50,
		no_show_percent: 100,
		free_until: `${dayAfter(today, stay.checkIn - 2)}T15:00:00.000Z`,
		hold_until: status === "pending" ? new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString() : null,
		fee: 0,
		nights_returned_at: HOLDING.includes(status) ? null : bookedAt,
		search_text: bookingSearchText(searched),
		created_at: bookedAt,
		updated_at: bookedAt,
	};
}

/** A third of the stays have a deposit; of those that ended without a guest it was not paid, or was refunded. */
function depositOf(index: number, { room, nights, status }: Stay) {
	const deposit = index % 3 === 0 && status !== "pending" ? Math.round(room.price * nights * 0.3) : 0;
	const isUnpaid = status === "expired" || status === "rejected";
	const paid = isUnpaid ? 0 : deposit;
	return { deposit, paid_total: paid, refunded_total: status === "cancelled" ? paid : 0 };
}

async function fillNightsOfBookings(db: Database): Promise<void> {
	const numbers = sql.join(Array.from({ length: LONGEST + 1 }, (_, n) => sql`(${sql.lit(n)})`));
	const [date, nights] =
		engineOf(db) === "postgres"
			? [sql`bookings.check_in + numbers.n`, sql`(bookings.check_out - bookings.check_in)`]
			: [
					sql`date(bookings.check_in, '+' || numbers.n || ' days')`,
					sql`(julianday(bookings.check_out) - julianday(bookings.check_in))`,
				];
	await sql`with numbers(n) as (values ${numbers})
		insert into booking_nights (booking_id, date, hotel_id, room_id, price)
		select bookings.id, ${date}, hotel_id, room_id, total / ${nights}
		from bookings cross join numbers where numbers.n < ${nights}`.execute(db);
}

async function fillHistory(db: Database): Promise<void> {
	const columns = sql`kind, action, subject, from_value, to_value, amount, is_in_trail, at`;
	await sql`insert into changes (${columns})
		select 'booking', 'booked', 'booking ' || id, null,
			case when status = 'pending' then 'pending' else 'confirmed' end, total, false, created_at
		from bookings`.execute(db);
	await sql`insert into changes (${columns})
		select 'booking', 'booking status', 'booking ' || id, 'confirmed', status, null, true, updated_at
		from bookings where status not in ('pending', 'confirmed')`.execute(db);
}

async function fillReviews(db: Database): Promise<void> {
	await sql`insert into reviews (hotel_id, booking_id, rating, author, title, message, created_at)
		select hotel_id, id, 3 + id % 3, 'Ana L.', 'A good stay', 'The rooms are quiet and the breakfast is good.', created_at
		from bookings where status = 'checked_out' and id % 10 = 0`.execute(db);
}

async function count(db: Database): Promise<void> {
	await sql`update nights set booked = held.rooms from (
			select booking_nights.room_id, booking_nights.date, sum(bookings.rooms) as rooms
			from bookings inner join booking_nights on booking_nights.booking_id = bookings.id
			where bookings.status in (${sql.join(HOLDING)})
			group by booking_nights.room_id, booking_nights.date
		) as held where nights.room_id = held.room_id and nights.date = held.date`.execute(db);
	await sql`update hotels set nights_sold = sold.nights from (
			select hotel_id, count(*) as nights from booking_nights group by hotel_id
		) as sold where hotels.id = sold.hotel_id`.execute(db);
	await sql`update hotels set rating_sum = rated.stars, rating_count = rated.people,
			rated_3 = rated.three, rated_4 = rated.four, rated_5 = rated.five from (
			select hotel_id, sum(rating) as stars, count(*) as people, sum(case when rating = 3 then 1 else 0 end) as three,
				sum(case when rating = 4 then 1 else 0 end) as four, sum(case when rating = 5 then 1 else 0 end) as five
			from reviews
			where hotel_id is not null group by hotel_id
		) as rated where hotels.id = rated.hotel_id`.execute(db);
}
