import { randomUUID } from "node:crypto";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addExtraTo, addMember, addRoom, openInn } from "#app/testing/travel/inn.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { addBlock } from "#app/travel/desk/blocks.server.ts";
import { recordDeskPayment } from "#app/travel/desk/desk-payments.server.ts";
import { summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import { assignAsStaff } from "#app/travel/room-plan/assign-as-staff.server.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { reviewStay } from "#app/travel/stays/own/review-stay.server.ts";
import { addUnits, listUnits } from "#app/travel/units/units.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { today } from "#e2e/helpers/inn.ts";
import { addPictures, type FuzzCustomer, payOnline } from "./fill-shop.ts";
import type { People, Rivals } from "./people.ts";

const HOUR_MS = 60 * 60 * 1000;
const FAR = "2099-01-01T00:00:00.000Z";

/** Two owners' hotels with many guests; returns the booking numbers by customer. */
export async function fillTravel(
	db: Database,
	{ people, rivals, customers }: { people: People; rivals: Rivals; customers: readonly FuzzCustomer[] },
): Promise<Map<FuzzCustomer, string[]>> {
	const from = addDays(today(), -10);
	const zone = { time_zone: "UTC", online_check_in: "documents" } as const;
	const room = { from, nights: 40, quantity: 90 };
	const omar = people.Hotel.accountId;
	const mine = await openInn(db, { hotel: { ...zone, ownerId: omar }, room });
	await addRoom(db, mine.hotelId, { ...room, name: "Suite", position: 2 });
	const theirs = await openInn(db, { hotel: { ...zone, ownerId: rivals.ownerId, name: "Casa Olga" }, room });
	await openInn(db, { hotel: { ownerId: omar, name: "Waiting inn", status: "pending" } });
	await openInn(db, {
		hotel: { ownerId: omar, name: "Refused inn", status: "suspended", approved_at: null },
	});
	await openInn(db, {
		hotel: { ownerId: rivals.ownerId, name: "Quiet inn", confirmation: "request" },
		room,
	});
	await fillTeam(db, { hotelId: mine.hotelId, customers });
	await fillNights(db, { now: new Date() });
	for (const [inn, ownerId] of [
		[mine, omar],
		[theirs, rivals.ownerId],
	] as const)
		await furnish(db, { ...inn, ownerId: ownerId ?? 0 });
	const numbers = new Map<FuzzCustomer, string[]>();
	for (const customer of customers) {
		const own = [];
		for (const { roomId } of [mine, theirs]) own.push(...(await stayOften(db, { roomId, customer })));
		numbers.set(customer, own);
	}
	for (const [inn, ownerId] of [
		[mine, omar],
		[theirs, rivals.ownerId],
	] as const) {
		await assignRooms(db, { ...inn, ownerId: ownerId ?? 0 });
		await addExtraTo(db, inn.hotelId, { per_day: 5 });
	}
	// Otherwise a job invites their guests to check in during the run.
	await db
		.updateTable("bookings")
		.set((eb) => ({ check_in_mailed_of: eb.ref("check_in") }))
		.execute();
	await makeStatements(db, { market: { name: "Meeha", address: [] }, dueDays: 14, now: inTwoMonths() });
	return numbers;
}

/** A manager, a colleague at the desk, and an open invitation for each customer, whose address is its token. */
async function fillTeam(
	db: Database,
	{ hotelId, customers }: { hotelId: number; customers: readonly FuzzCustomer[] },
): Promise<void> {
	const now = new Date();
	for (const role of ["manager", "desk"] as const) {
		const email = `${role}@example.com`;
		await setAccount(db, { email, name: role, role: "Hotel", password: DEMO_PASSWORD, now });
		const { id } = await db
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", email)
			.executeTakeFirstOrThrow();
		await addMember(db, { hotelId, accountId: id, role });
	}
	for (const { email } of customers)
		await db
			.insertInto("hotel_invitations")
			.values({
				hotel_id: hotelId,
				email,
				role: "desk",
				token_hash: hashToken(email),
				created_at: now.toISOString(),
				expires_at: FAR,
			})
			.execute();
}

const inTwoMonths = () => new Date(Date.now() + 62 * 24 * HOUR_MS);

/**
 * Numbered rooms: the first is free, so that it can be blocked and removed. Two stays of the same nights have one each, so
 * that they can swap, and a fourth is out of order.
 */
async function assignRooms(
	db: Database,
	{ hotelId, roomId, ownerId }: { hotelId: number; roomId: number; ownerId: number },
): Promise<void> {
	const actor = { accountId: ownerId, role: "Hotel" } as const;
	const now = new Date();
	await addUnits(db, { roomId, actor, names: ["101", "102", "103", "104"], floor: "", now });
	const units = await listUnits(db, { hotelId, roomId });
	const stays = await db
		.selectFrom("bookings")
		.select(["number", "check_in"])
		.where("room_id", "=", roomId)
		.where("status", "=", "confirmed")
		.where("rooms", "=", 1)
		.where("check_in", ">=", today())
		.orderBy("check_in")
		.orderBy("id")
		.execute();
	const pair = stays.filter(({ check_in }) => check_in === stays[0]?.check_in).slice(0, 2);
	for (const [at, { number }] of pair.entries()) {
		await assignAsStaff(db, {
			number,
			actor,
			from: null,
			unitIds: [units[at + 1]?.id ?? 0],
			expected: null,
			now,
		});
		await recordDeskPayment(db, {
			number,
			amount: 1_000,
			isGivenBack: false,
			method: "cash",
			idempotencyKey: randomUUID(),
			actor,
			now,
		});
	}
	await addBlock(db, {
		roomId,
		unitId: units[3]?.id ?? 0,
		actor,
		from: addDays(today(), 1),
		to: addDays(today(), 2),
		rooms: 1,
		note: "Shower",
		idempotencyKey: randomUUID(),
		now,
	});
}

/** Photos, an imported calendar by URL and one from a file, and blocked rooms. */
async function furnish(
	db: Database,
	inn: { hotelId: number; roomId: number; ownerId: number },
): Promise<void> {
	const { hotelId, roomId, ownerId } = inn;
	const photos = await addPictures(db, [
		`front ${hotelId}`,
		`back ${hotelId}`,
		`bed ${roomId}`,
		`bath ${roomId}`,
	]);
	for (const [at, image_hash] of photos.entries()) {
		const photo = { image_hash, position: (at % 2) + 1 };
		if (at < 2)
			await db
				.insertInto("hotel_images")
				.values({ hotel_id: hotelId, ...photo })
				.execute();
		else
			await db
				.insertInto("room_images")
				.values({ room_id: roomId, ...photo })
				.execute();
	}
	await db.updateTable("rooms").set({ image_hash: photos[2] }).where("id", "=", roomId).execute();
	const feed = { room_id: roomId, fetched_at: null, created_at: new Date().toISOString() };
	for (const [name, url] of [
		["Other site", "http://127.0.0.1/calendar.ics"],
		["From a file", null],
	] as const)
		await db
			.insertInto("calendar_feeds")
			.values({
				...feed,
				name,
				url,
				next_fetch_at: url ? FAR : null,
				skipped_free: 2,
				idempotency_key: randomUUID(),
			})
			.execute();
	await addBlock(db, {
		roomId,
		actor: { accountId: ownerId, role: "Hotel" },
		from: addDays(today(), 3),
		to: addDays(today(), 5),
		rooms: 1,
		note: "Painters",
		idempotencyKey: randomUUID(),
		now: new Date(),
	});
	await transact(db, (trx) => summariseHotel(trx, hotelId));
}

async function stayOften(
	db: Database,
	{ roomId, customer }: { roomId: number; customer: FuzzCustomer },
): Promise<string[]> {
	const { accountId, guestHash, email } = customer;
	const bookedAt = new Date();
	const numbers: string[] = [];
	const add = async (more: Partial<Parameters<typeof addBooking>[1]>, starts: number) => {
		const checkIn = addDays(today(), starts);
		const stay = { roomId, checkIn, checkOut: addDays(checkIn, 2), bookedAt };
		const { number } = await addBooking(db, { ...stay, accountId, guestHash, email, ...more });
		numbers.push(number);
		return number;
	};
	await add({ status: "pending", holdUntil: new Date(bookedAt.getTime() + 20 * HOUR_MS) }, 6);
	await add({}, 10);
	await add({}, 0);
	const step = { by: "staff", actorId: null, now: bookedAt } as const;
	const arrived = await add({}, -1);
	await changeBooking(db, { ...step, number: arrived, expectedStatus: "confirmed", to: "checked_in" });
	const left = await add({ commissionRate: 1_500 }, -5);
	await changeBooking(db, { ...step, number: left, expectedStatus: "confirmed", to: "checked_in" });
	await changeBooking(db, { ...step, number: left, expectedStatus: "checked_in", to: "checked_out" });
	const number = await add({ status: "checked_out" }, -6);
	const viewer = { isGranted: true, accountId, guestHash };
	const review = { rating: 5, title: "", message: "We slept well.", now: bookedAt };
	await reviewStay(db, { number, viewer, ...review });
	const paid = await add({}, 20);
	await db.updateTable("bookings").set({ deposit: 5_500 }).where("number", "=", paid).execute();
	await payOnline(db, paid, bookedAt);
	return numbers;
}
