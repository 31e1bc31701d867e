import { randomUUID } from "node:crypto";
import { wallClock } from "#app/common/calendar.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { hashToken } from "#app/common/tokens.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/change-move.server.ts";
import { assignMove } from "#app/rent/dispatch/assign-move.server.ts";
import { saveDriver } from "#app/rent/fleet/drivers.server.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import type { MovingStatus } from "#app/rent/moving-booking.ts";
import { offerPrice } from "#app/rent/rates/offer-price.server.ts";
import { reviewMove } from "#app/site/reviews/write-review.server.ts";
import { addVehicle, newLink } from "#app/testing/fleet.ts";
import { moveOf } from "#app/testing/move.ts";
import { addRateCard, addZone } from "#app/testing/rates.ts";
import { checkoutRoomPath } from "#app/travel/search/hotel-path.ts";
import type { Database } from "#db/client.ts";
import { dayAhead } from "#e2e/helpers/moves.ts";
import { customersOf, type FuzzCustomer, fillFuzzShop } from "./fill-shop.ts";
import { fillTravel } from "./fill-travel.ts";
import {
	addPeople,
	type FuzzPerson,
	type FuzzSender,
	type People,
	SENDERS,
	signTrackedCookie,
} from "./people.ts";
import { rarePlaces } from "./rare-places.ts";

const TIME_ZONE = "America/New_York";
const HOUR_MS = 60 * 60 * 1000;

export type World = {
	people: People;
	/** The starting pages of each person, besides those without parameters: from emails, cookies and forms. */
	starts: Record<FuzzSender, string[]>;
	/** Starting pages without which a form would not be found. */
	rare: Record<FuzzSender, string[]>;
};

/** A site with data in every status for everybody, and for others. */
export async function fillWorld(db: Database): Promise<World> {
	const { people, rivals } = await addPeople(db);
	const customers = customersOf(people, rivals);
	const orders = await fillFuzzShop(db, { people, customers });
	const stays = await fillTravel(db, { people, rivals, customers });
	const moves = new Map<FuzzCustomer, string[]>();
	for (const customer of customers) moves.set(customer, await moveOften(db, customer, people));
	const dispatched = await addFleet(db, people);
	await addRates(db, people);
	const starts = Object.fromEntries(SENDERS.map((sender) => [sender, [] as string[]])) as World["starts"];
	const numbersOfSenders: Parameters<typeof rarePlaces>[1] = {};
	for (const customer of customers) {
		const numbers = [orders, stays, moves].flatMap((of) => of.get(customer) ?? []);
		const sender = SENDERS.find((each) => isSame(people[each], customer));
		if (!sender) continue;
		const [order = ""] = orders.get(customer) ?? [];
		const [stay = "", confirmed = ""] = stays.get(customer) ?? [];
		numbersOfSenders[sender] = { order, confirmed };
		starts[sender] = [
			...numbers.map((number) => `/track/${number}`),
			...(moves.get(customer) ?? []).slice(0, 2).map(withNewDate),
			...proofs(`/track/${moves.get(customer)?.[DELIVERED]}`),
			`/order-confirmation/${order}`,
			`/booking-confirmation/${stay}`,
		];
		if (sender === "visitor") people.visitor.cookie += `; ${await signTrackedCookie(numbers.slice(0, 20))}`;
	}
	const common = await commonStarts(db);
	const links = await addLinks(db, people.User.accountId ?? 0);
	for (const sender of SENDERS) starts[sender].push(...common);
	for (const sender of ["visitor", "User"] as const) starts[sender].push(...links, dispatched.forDriver);
	const numbers = [...orders.values()].map(([, number]) => `numbers=${number}`);
	for (const to of ["ana@example.com", "bo@example.com"])
		await writeMail(
			db,
			layOutMail({ to, subject: "Hello", paragraphs: ["A word."], isReviewRequest: true }),
			new Date(),
		);
	await makeUnfinished(db, people);
	const rare = await rarePlaces(db, numbersOfSenders);
	rare.Admin.push(
		`/orders/confirmation?${numbers.join("&")}`,
		`/orders/shipment?${numbers.join("&")}`,
		"/live?topic=moving_bookings",
		...dispatched.forAdmin,
		...proofs(`/trucking-dashboard/${[...moves.values()][0]?.[DELIVERED]}`),
	);
	for (const sender of SENDERS) starts[sender].unshift(...rare[sender]);
	rare.visitor = starts.visitor;
	const [walkIn = ""] = common.filter((path) => path.startsWith("/owner/walk-in"));
	rare.Hotel.push(walkIn);
	return { people, starts, rare };
}

/** The page that asks to agree to another date of a move. */
const withNewDate = (number: string) =>
	`/track/${number}/move-date?${new URLSearchParams({ date: dayAhead(12), time: "11:00" })}`;

const proofs = (path: string) => [`${path}/photos/1-320.webp`, `${path}/photos/1-1280.webp`];

/** An unconfirmed email address, a picture to remove, and an empty category. */
async function makeUnfinished(db: Database, people: People): Promise<void> {
	const { hash } = await db.selectFrom("images").select("hash").executeTakeFirstOrThrow();
	const of = (id: number | null) => db.updateTable("accounts").where("id", "=", id ?? 0);
	await of(people.Hotel.accountId).set({ email_verified_at: null }).execute();
	await of(people.User.accountId).set({ avatar_hash: hash }).execute();
	const at = new Date().toISOString();
	const category = { slug: "empty", name: "Empty", position: 9, created_at: at, updated_at: at };
	await db.insertInto("categories").values(category).execute();
}

const isSame = (person: FuzzPerson, { accountId, guestHash }: FuzzCustomer) =>
	person.accountId === accountId && person.guestHash === guestHash;

/** Public pages without a link to them. */
async function commonStarts(db: Database): Promise<string[]> {
	const { once_key } = await db.selectFrom("moving_bookings").select("once_key").executeTakeFirstOrThrow();
	const { hash } = await db.selectFrom("images").select("hash").executeTakeFirstOrThrow();
	const room = await db
		.selectFrom("rooms")
		.select(["id", "calendar_token"])
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const checkIn = dayAhead(20);
	const stay = { checkIn, checkOut: addDays(checkIn, 2), rooms: 1, adults: 2, children: 0 };
	return [
		`/trucking-home/booked/${once_key}`,
		`/pictures/${hash}/9.webp`,
		`/calendars/${room.calendar_token}.ics`,
		checkoutRoomPath(room.id, stay),
		`/owner/walk-in?${checkoutRoomPath(room.id, stay).split("?")[1]}`,
		"/sitemap/1.xml",
		"/order-confirmation",
		"/live?topic=moving_bookings",
	];
}

const OF_STAFF = { isGranted: true, guestHash: null, accountId: null };
const REVIEW = { rating: 5, title: "", message: "The crew was careful." };

/** Which of a customer's moves is delivered. */
const DELIVERED = 2;

async function moveOften(db: Database, customer: FuzzCustomer, people: People): Promise<string[]> {
	const numbers: string[] = [];
	const delivered = ["confirmed", "delivered"] as const;
	const stories = [[], ["confirmed"], delivered, ["offered"], delivered] as const;
	for (const story of stories) {
		const booked = await bookMove(
			db,
			moveOf({
				email: customer.email,
				vehicleType: "truck",
				bookingDate: dayAhead(10),
				guestHash: customer.guestHash,
				accountId: customer.accountId,
				timeZone: TIME_ZONE,
				now: new Date(),
			}),
		);
		if (!booked.ok) throw new Error(`The move was refused: ${booked.reason}.`);
		const { number } = booked;
		numbers.push(number);
		let expectedVersion: MovingStatus = "pending";
		for (const to of story) {
			const actorId = people.Admin.accountId ?? 0;
			const change = { number, actorId, now: new Date() };
			if (to === "offered") {
				await offerPrice(db, { ...change, expectedPrice: null, price: 18_000, currency: "USD" });
				continue;
			}
			await changeMovingStatus(db, { ...change, expectedVersion, to });
			expectedVersion = to;
			if (to === "delivered") {
				await addProof(db, number);
				if (numbers.length === stories.length)
					await reviewMove(db, { number, viewer: OF_STAFF, ...REVIEW, now: new Date() });
			}
		}
	}
	return numbers;
}

async function addProof(db: Database, number: string): Promise<void> {
	const { id } = await db
		.selectFrom("moving_bookings")
		.select("id")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	const photo = { position: 1, width: 1280, height: 960, small: Buffer.of(1), large: Buffer.of(2) };
	await db
		.insertInto("move_proof_photos")
		.values({ booking_id: id, ...photo })
		.execute();
}

/** A zone and the rate card for loaders. */
async function addRates(db: Database, people: People): Promise<void> {
	const actorId = people.Admin.accountId ?? 0;
	await addZone(db, { name: "Brooklyn", prefixes: ["112"], actorId });
	await addRateCard(db, { actorId, now: new Date() });
}

/** A loader that is out of service for a time, its driver, and two moves of which they are assigned one. */
async function addFleet(db: Database, people: People) {
	const now = new Date();
	const vehicleId = await addVehicle(db, { vehicleType: "loader", now });
	const by = { actorId: people.Admin.accountId ?? 0, timeZone: TIME_ZONE, now };
	await addOutage(db, { vehicleId, from: dayAhead(30), to: dayAhead(31), reason: "Inspection", ...by });
	const driver = await saveDriver(db, {
		driver: {
			name: "Bo Andersson",
			contact: "(212) 555-0171",
			contact_e164: "+12125550171",
			email: "bo@drivers.example",
			is_active: true,
		},
		...{ id: null, expectedVersion: undefined, idempotencyKey: randomUUID(), actorId: by.actorId, now },
	});
	if (!driver.ok) throw new Error(`The driver was refused: ${driver.reason}.`);
	const book = async (bookingDate: string, bookingTime: string) => {
		const move = { bookingDate, bookingTime, timeZone: TIME_ZONE, now };
		const booked = await bookMove(db, moveOf({ vehicleType: "loader", ...move }));
		if (!booked.ok) throw new Error(`The move was refused: ${booked.reason}.`);
		return booked.number;
	};
	// A driver can begin 12 hours before a move.
	const soon = wallClock(new Date(now.getTime() + 4 * HOUR_MS), TIME_ZONE);
	const assigned = await book(soon.date, `${soon.time.slice(0, 2)}:00`);
	const unassigned = await book(dayAhead(3), "14:00");
	const to = { vehicleId, driverId: driver.id };
	const link = newLink();
	await assignMove(db, { number: assigned, to, expectedVersion: 0, link, actorId: by.actorId, now });
	const confirm = { expectedVersion: "pending", to: "confirmed", actorId: by.actorId } as const;
	await changeMovingStatus(db, { number: assigned, ...confirm, now });
	const { id } = await db
		.selectFrom("moving_bookings")
		.select("id")
		.where("number", "=", assigned)
		.executeTakeFirstOrThrow();
	await db
		.insertInto("move_job_steps")
		.values({ booking_id: id, step: "on_the_way", driver_id: driver.id, at: now.toISOString() })
		.execute();
	return {
		forAdmin: [assigned, unassigned, `day/${dayAhead(3)}`].map((part) => `/trucking-dashboard/${part}`),
		forDriver: `/jobs/${link.token}`,
	};
}

/** Emailed links, one for each purpose. */
async function addLinks(db: Database, accountId: number): Promise<string[]> {
	const now = Date.now();
	const links = {
		verify_email: "/verify-email",
		reset_password: "/reset-password",
		change_email: "/verify-email",
	};
	for (const purpose of Object.keys(links) as (keyof typeof links)[])
		await db
			.insertInto("account_tokens")
			.values({
				account_id: accountId,
				purpose,
				token_hash: hashToken(purpose),
				new_email: purpose === "change_email" ? "ulla.new@example.com" : null,
				created_at: new Date(now).toISOString(),
				expires_at: new Date(now + 60 * 60 * 1000).toISOString(),
				used_at: null,
			})
			.execute();
	return Object.entries(links).map(([purpose, path]) => `${path}?token=${purpose}`);
}
