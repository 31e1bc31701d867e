import type { Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { ConcurrentChangeError } from "#app/common/changes/conflict.ts";
import type { ChosenExtra } from "#app/travel/extras/extra-prices.ts";
import { lockExtras } from "#app/travel/extras/read-extras.server.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { NightsTakenError } from "#app/travel/nights/take-nights.server.ts";
import type { QuoteRefusal, StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { readOfferedPlan } from "#app/travel/quotes/read-rate-plans.server.ts";
import { lockQuotedNights, readRoomToBook } from "#app/travel/quotes/read-sold-room.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { isConflict, transact } from "#db/transact.ts";
import { type AgreedStay, compareStays, type StayChange } from "./agreement.ts";
import type { Booked } from "./booking-mails.ts";
import { type NightsOfRooms, quoteNext } from "./quote-next.server.ts";
import { mailBooked, type NewBooking, writeBooking } from "./write-booking.server.ts";

const TRIES = 5;

/** A room type with its rate and guests. */
export type RoomToBook = {
	roomId: number;
	/** The rate plan; null or absent: the standard rate. */
	planId?: number | null;
	stay: Stay;
	/** What the guest saw and agrees to; null when the form did not contain it, which only staff may do. */
	agreed: AgreedStay | null;
};

type Booking = NewBooking &
	RoomToBook & {
		/** Of the first room; absent: no extras. */
		extras?: readonly ChosenExtra[];
		/** Of an offer, in upper case. */
		code?: string | null;
		/** What is booked together with it: rooms of the same hotel and dates, each a booking of its own. */
		others?: readonly RoomToBook[];
		/** The number of equal bookings of this person when the form was shown; it adds one. */
		known?: number;
	};

export type BookingOutcome =
	/**
	 * `repeated`: the booking that the form had already made. `priceDrops`: improvements, which apply. `toPay`: the rooms
	 * that are to be paid online now, each by itself.
	 */
	| { ok: true; number: string; repeated: boolean; priceDrops: StayChange[]; toPay?: string[] }
	/** It costs more, or the terms are worse: the guest must see it and agree. */
	| { ok: false; reason: "changed"; changes: StayChange[] }
	/** `at`: which of the rooms, from 0. */
	| { ok: false; reason: "refused"; refusal: QuoteRefusal; at: number }
	| { ok: false; reason: "nothing_stored" }
	/** The desk does not manage the bookings of the hotel, or no longer. */
	| { ok: false; reason: "not_on_team" };

/**
 * Books a stay, or several rooms together, in one write transaction: locks the nights in the order of room and date, reads
 * price and terms again, and writes each booking with nights, history, emails and the hotel's sales. Refused, with nothing
 * written, when one of them is unavailable, costs more than expected or has worse terms. Sending a form again returns its
 * booking, and so does another form of the same person for the same stay that was shown before that booking.
 * With `source: "walk_in"` the desk books at any hour. Lock order: account, nights, hotel.
 */
export async function bookRoom(db: Database, booking: Booking): Promise<BookingOutcome> {
	const { now } = booking;
	const repeated = (number: string) => ({ ok: true as const, number, repeated: true, priceDrops: [] });
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const same = await findSameStay(db, booking);
		if (
			same !== undefined &&
			(await isGroupOf(db, same, booking)) &&
			(await expireRequests(db, { number: same, now })) === 0
		)
			return repeated(same);
		const outcome = await tryToBook(db, booking);
		if (outcome?.ok) return outcome;
		// A request whose time has run out must not block the room.
		if (isFull(outcome) && (await expireRequests(db, { now })) > 0) continue;
		// The same form, sent twice, may have taken the last room itself.
		const earlier = await findFormsBooking(db, booking);
		if (earlier !== undefined) return repeated(earlier);
		if (outcome) return outcome;
	}
	return { ok: false, reason: "nothing_stored" };
}

const isFull = (outcome: BookingOutcome | null) =>
	outcome !== null && !outcome.ok && outcome.reason === "refused" && outcome.refusal.reason === "full";

/** Null when another booking came first, so that it is worth another try. */
async function tryToBook(db: Database, booking: Booking): Promise<BookingOutcome | null> {
	try {
		return await transact(db, (trx) => bookNow(trx, booking));
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "nothing_stored" };
		if (!(error instanceof ConcurrentChangeError || error instanceof NightsTakenError)) throw error;
		return null;
	}
}

async function bookNow(trx: Transaction<Schema>, booking: Booking): Promise<BookingOutcome> {
	const { accountId, desk, stay, extras = [], others = [], code = null, source, now } = booking;
	const rooms: RoomToBook[] = [booking, ...others];
	if (desk && !(await lockDesk(trx, { desk, roomId: booking.roomId })))
		return { ok: false, reason: "not_on_team" };
	// Locked first, so that an account is deleted either before or after this booking.
	let isEmailConfirmed = source !== "guest";
	if (accountId !== null) {
		const account = trx.selectFrom("accounts").select("email_verified_at").where("id", "=", accountId);
		await adapterOf(trx).lockRows(account.forKeyShare());
		isEmailConfirmed ||= Boolean((await account.executeTakeFirst())?.email_verified_at);
	}
	const nights: NightsOfRooms = new Map();
	for (const roomId of [...new Set(rooms.map((room) => room.roomId))].sort((one, other) => one - other))
		nights.set(roomId, await lockQuotedNights(trx, { ...stay, roomId }));
	await lockExtras(trx, extras);
	const quotes: { quote: StayQuote; commissionRate: number }[] = [];
	const toAgree: StayChange[] = [];
	const priceDrops: StayChange[] = [];
	for (const [at, { roomId, planId = null, agreed, stay: ofRoom }] of rooms.entries()) {
		const refused = (refusal: QuoteRefusal) => ({ ok: false, reason: "refused", refusal, at }) as const;
		const found = await readRoomToBook(trx, roomId);
		const plan = planId === null ? null : await readOfferedPlan(trx, { roomId, planId });
		if (plan === undefined) return refused({ reason: "rate_not_offered" });
		const isElsewhere = at > 0 && found?.hotel_id !== quotes[0]?.quote.hotel.id;
		if (isElsewhere || ofRoom.checkIn !== stay.checkIn || ofRoom.checkOut !== stay.checkOut)
			return refused({ reason: "not_for_sale" });
		const quote = await quoteNext(trx, nights, {
			...ofRoom,
			extras: at === 0 ? extras : [],
			roomId,
			plan,
			code,
			found,
			now,
			by: source === "guest" ? "guest" : "staff",
			onlineCurrency: source === "guest" && booking.paymentProvider ? booking.currency : null,
		});
		if (!quote.ok) {
			const { ok: _, ...refusal } = quote;
			return refused(refusal);
		}
		if (source === "guest" && !agreed) return { ok: false, reason: "changed", changes: [] };
		const changes = agreed ? compareStays(agreed, quote, now) : { toAgree: [], priceDrops: [] };
		toAgree.push(...changes.toAgree);
		priceDrops.push(...changes.priceDrops);
		quotes.push({ quote, commissionRate: found?.commission_rate ?? booking.defaultCommissionRate });
	}
	if (toAgree.length > 0) return { ok: false, reason: "changed", changes: toAgree };
	const made: Booked[] = [];
	for (const [at, quoted] of quotes.entries()) {
		const key = booking.idempotencyKey;
		const own = at === 0 ? booking : { ...booking, idempotencyKey: `${key}:${at}` };
		const [first] = made;
		const isGroup = others.length > 0;
		made.push(await writeBooking(trx, { booking: own, ...quoted, isEmailConfirmed, first, isGroup }));
	}
	await mailBooked(trx, made);
	const toPay = made.flatMap(({ number, payBefore }) => (payBefore === null ? [] : [number]));
	return { ok: true, number: made[0]?.number ?? "", repeated: false, priceDrops, toPay };
}

/** Whether somebody manages the bookings of a room's hotel, until the transaction ends. */
async function lockDesk(trx: Transaction<Schema>, { desk, roomId }: { desk: Actor; roomId: number }) {
	await lockActor(trx, desk.accountId);
	const room = trx
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select("rooms.id")
		.where("rooms.id", "=", roomId)
		.where(isManagedBy(desk, "bookings"));
	return (await room.executeTakeFirst()) !== undefined;
}

/** Whether a form books as many rooms together as a booking has with it. A room alone may be one of several. */
async function isGroupOf(db: Database, number: string, { others = [] }: Booking): Promise<boolean> {
	if (others.length === 0) return true;
	const group = db.selectFrom("bookings").select("group_number").where("number", "=", number);
	const rooms = await db
		.selectFrom("bookings")
		.select("id")
		.where("group_number", "=", group)
		.limit(others.length + 2)
		.execute();
	return rooms.length === others.length + 1;
}

/** This person's booking of the same stay since the form was shown. */
async function findSameStay(db: Database, booking: Booking): Promise<string | undefined> {
	if (booking.known === undefined) return undefined;
	const [newest, ...others] = await listSameStay(db, booking);
	return newest && others.length >= booking.known ? newest : undefined;
}

/**
 * The number of the booking that this person, or the desk, made with the form of this idempotency key, whatever else has
 * changed.
 */
export async function findFormsBooking(
	db: Database,
	form: Pick<Booking, "idempotencyKey" | "source" | "accountId" | "guestHash">,
): Promise<string | undefined> {
	const made = await db
		.selectFrom("bookings")
		.select(["number", "source", "account_id", "guest_hash"])
		.where("idempotency_key", "=", form.idempotencyKey)
		.executeTakeFirst();
	const isTheirs =
		made?.source === form.source && made.account_id === form.accountId && made.guest_hash === form.guestHash;
	return isTheirs ? made.number : undefined;
}

type StaySought = Pick<Booking, "accountId" | "guestHash" | "roomId" | "planId" | "stay">;

/** The numbers of this person's active bookings of the same stay, newest first. */
export async function listSameStay(
	db: Database,
	{ accountId, guestHash, roomId, planId = null, stay }: StaySought,
): Promise<string[]> {
	if (accountId === null && guestHash === null) return [];
	const same = await db
		.selectFrom("bookings")
		.select("number")
		.where((eb) => (accountId === null ? eb("guest_hash", "=", guestHash) : eb("account_id", "=", accountId)))
		.$if(accountId === null, (query) => query.where("account_id", "is", null))
		.where("room_id", "=", roomId)
		.where("plan_id", planId === null ? "is" : "=", planId)
		.where("check_in", "=", stay.checkIn)
		.where("check_out", "=", stay.checkOut)
		.where("rooms", "=", stay.rooms)
		.where("adults", "=", stay.adults)
		.where("children", "=", stay.children)
		.where("child_ages", "=", String(stay.ages ?? ""))
		.where("nights_returned_at", "is", null)
		.orderBy("id", "desc")
		.execute();
	return same.map(({ number }) => number);
}
