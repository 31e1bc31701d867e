import { saveView } from "#app/account/views/saved-views.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { noteCustomer } from "#app/site/customers/customer-notes.server.ts";
import { checkoutRoomPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { dayAhead } from "#e2e/helpers/moves.ts";
import { fillFuzzInbox } from "./fill-inbox.ts";
import { addFleet, addRates, DELIVERED, moveOften } from "./fill-rent.ts";
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
	for (const sender of ["visitor", "User"] as const)
		starts[sender].push(...links, dispatched.forDrivers[sender]);
	const numbers = [...orders.values()].map(([, number]) => `numbers=${number}`);
	const inbox = await fillFuzzInbox(db, { people, numbers: numbersOfSenders });
	for (const to of ["ana@example.com", "bo@example.com"])
		await queueMails(
			db,
			[layOutMail({ to, subject: "Hello", paragraphs: ["A word."], isReviewRequest: true })],
			new Date(),
		);
	await makeUnfinished(db, people);
	const rare = await rarePlaces(db, numbersOfSenders);
	rare.Admin.push(
		`/orders/confirmation?${numbers.join("&")}`,
		`/orders/shipment?${numbers.join("&")}`,
		"/live?topic=moving_bookings",
		...dispatched.forAdmin,
		...(await addView(db)),
		...proofs(`/trucking-dashboard/${[...moves.values()][0]?.[DELIVERED]}`),
	);
	rare.Admin.push(await addCustomerNote(db, people));
	for (const sender of SENDERS) rare[sender].push(...inbox[sender]);
	for (const sender of SENDERS) starts[sender].unshift(...rare[sender]);
	rare.visitor = starts.visitor;
	const [walkIn = ""] = common.filter((path) => path.startsWith("/owner/walk-in"));
	const [team] = await db.selectFrom("hotel_members").select("hotel_id").where("role", "=", "desk").execute();
	rare.Hotel.push(walkIn, `/list-new-hotel/${maskId(team?.hotel_id ?? 0)}/team`);
	starts.Hotel.unshift(`/list-new-hotel/${maskId(team?.hotel_id ?? 0)}/team`);
	return { people, starts, rare };
}

/** The pages that save a view and delete one for all. */
async function addView(db: Database): Promise<string[]> {
	const view = { list: "/orders", name: "Cancelled", query: "status=cancelled", accountId: null };
	await saveView(db, { ...view, isReplacing: false, now: new Date() });
	const { id } = await db.selectFrom("saved_views").select("id").executeTakeFirstOrThrow();
	return ["/views/new?list=/orders&query=q%3Dana", `/views/${maskId(id)}/removal?list=/orders`];
}

/** The page that asks to agree to another date of a move. */
const withNewDate = (number: string) =>
	`/track/${number}/move-date?${new URLSearchParams({ date: dayAhead(12), time: "11:00" })}`;

const proofs = (path: string) => [`${path}/photos/1-320.webp`, `${path}/photos/1-1280.webp`];

/** The page of a customer with a note. */
async function addCustomerNote(db: Database, { Admin }: People): Promise<string> {
	const { id } = await db
		.selectFrom("customers")
		.select("id")
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	await noteCustomer(db, {
		customerId: id,
		text: "Prefers mornings",
		actorId: Admin.accountId ?? 0,
		now: new Date(),
	});
	return `/customers/${maskId(id)}`;
}

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
	const { confirmation_key } = await db
		.selectFrom("moving_bookings")
		.select("confirmation_key")
		.executeTakeFirstOrThrow();
	const { hash } = await db.selectFrom("images").select("hash").executeTakeFirstOrThrow();
	const room = await db
		.selectFrom("rooms")
		.select(["id", "calendar_token"])
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const checkIn = dayAhead(20);
	const stay = { checkIn, checkOut: addDays(checkIn, 2), rooms: 1, adults: 2, children: 0 };
	return [
		`/trucking-home/booked/${confirmation_key}`,
		`/pictures/${hash}/9.webp`,
		`/calendars/${room.calendar_token}.ics`,
		checkoutRoomPath(room.id, stay),
		`/owner/walk-in?${checkoutRoomPath(room.id, stay).split("?")[1]}`,
		"/sitemap/1.xml",
		"/order-confirmation",
		"/live?topic=moving_bookings",
	];
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
