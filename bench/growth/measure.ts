import { randomUUID } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { hashToken, newToken } from "#app/common/tokens.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/change-move.server.ts";
import { readFreeVehicles } from "#app/rent/fleet/capacity.server.ts";
import { findFreeTimes, freeStarts } from "#app/rent/fleet/free-times.server.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { bookingOf, withCurrentTerms as seeStay } from "#app/testing/booking-a-room.ts";
import { moveOf } from "#app/testing/move.ts";
import { addDelivery, fillCart, placingOf, withCurrentQuote as seeOrder } from "#app/testing/placing.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { dayAfter } from "../filling/days.ts";
import { BOARD_DAY } from "../filling/fill-board.ts";
import { type Asker, listScreens } from "./screens.ts";
import { findUnlisted } from "./unmeasured.ts";

/* Measures the screens of the built site on the database of DATABASE_URL, in this process, and prints the
   figures as JSON. Runs only each screen's loader, without rendering. */

/**
 * In ms. `cpu` is the p95 of this process's CPU time, which other load does not lengthen: all of the work
 * with SQLite, and the part outside the server with PostgreSQL.
 */
export type Figure = { name: string; p50: number; p95: number; cpu: number };

/** `unlisted`: the routes that `unmeasured.ts` reports as missing; only set after all screens. */
export type Measured = { figures: Figure[]; unlisted: string[] };

const ROUNDS = Number(process.env.GROWTH_ROUNDS ?? 40);
const PASSWORD = "a long enough one";

const PEOPLE: Record<
	Exclude<Asker, "visitor">,
	{ email: string; role: "User" | "Hotel" | "Admin" | "SuperAdmin" }
> = {
	shopper: { email: "shopper@growth.test", role: "User" },
	owner: { email: "owner@growth.test", role: "Hotel" },
	admin: { email: "staff@growth.test", role: "Admin" },
	superAdmin: { email: "admin@growth.test", role: "SuperAdmin" },
};

const now = new Date();
const db = openDatabase({ url: process.env.DATABASE_URL ?? "" });
const cookies = await signEveryoneIn(db);
const deliveryMethodId = await addDelivery(db);
await own(db);
const build: ServerBuild = await import(new URL("../../build/server/index.js", import.meta.url).href);
const handle = createRequestHandler(build, "production");
const figures: Figure[] = [];
const requested = new Set<string>();
const leaves = new Map<string, string>();
const only = new RegExp(process.env.GROWTH_ONLY ?? "");
for (const { name, as, paths } of await listScreens(db, { now }))
	if (only.test(name))
		figures.push(await measure(name, (round) => ask(paths[round % paths.length] ?? "", as)));
if (only.test("placing an order")) figures.push(await measureOrders(db));
if (only.test("booking a room") && (await db.selectFrom("rooms").select("id").executeTakeFirst()))
	figures.push(await measureBookings(db));
if (only.test("free times of a month")) figures.push(await measureFreeTimes(db));
if (only.test("booking and cancelling a move")) figures.push(await measureMoves(db));
const unlisted = process.env.GROWTH_ONLY ? [] : findUnlisted(loaders(), requested);
process.stdout.write(`${JSON.stringify({ figures, unlisted } satisfies Measured)}\n`);
process.exit(0);

/** The cookies of each role, from sessions opened here: the cost of signing in is not measured. */
async function signEveryoneIn(on: Database): Promise<Record<Asker, string>> {
	const opened: Record<string, string> = { visitor: "" };
	for (const [asker, { email, role }] of Object.entries(PEOPLE)) {
		await setAccount(on, { email, name: "Ada Lovelace", role, password: PASSWORD, now });
		const account = await on
			.updateTable("accounts")
			.set({ email_verified_at: now.toISOString() })
			.where("email", "=", email)
			.returning("id")
			.executeTakeFirstOrThrow();
		const token = newToken();
		const at = now.toISOString();
		await on
			.insertInto("sessions")
			.values({
				token_hash: hashToken(token),
				account_id: account.id,
				user_agent: "bench",
				created_at: at,
				last_seen_at: at,
				expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
			})
			.execute();
		opened[asker] = await signedCookie("meeha_session", token, process.env.SESSION_SECRET);
	}
	return opened as Record<Asker, string>;
}

/** The owner always has ten hotels; the shopper has a cart and a history. */
async function own(on: Database): Promise<void> {
	const idOf = async (email: string) =>
		(await on.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
	const owner = await idOf(PEOPLE.owner.email);
	const hotels = await on.selectFrom("hotels").select("id").orderBy("id").limit(10).execute();
	for (const { id } of hotels)
		await on.updateTable("hotels").set({ owner_id: owner }).where("id", "=", id).execute();
	const shopper = await idOf(PEOPLE.shopper.email);
	const variants = await buyable(on, 3);
	// A kept database still has the last run's cart.
	await on.deleteFrom("carts").where("account_id", "=", shopper).where("claimed_at", "is", null).execute();
	await fillCart(
		on,
		variants.map((variantId) => ({ variantId })),
		{ accountId: shopper },
	);
	const orders = await on.selectFrom("orders").select("id").orderBy("id", "desc").limit(8).execute();
	for (const { id } of orders)
		await on.updateTable("orders").set({ account_id: shopper }).where("id", "=", id).execute();
	await ownMoves(on, shopper);
}

/** Gives the shopper some moves whose date can still be changed. */
async function ownMoves(on: Database, shopper: number): Promise<void> {
	const today = now.toISOString().slice(0, 10);
	const moves = await on
		.selectFrom("moving_bookings")
		.select("id")
		.where("status", "in", ["pending", "confirmed"])
		.where("booking_date", ">", dayAfter(today, 3))
		.orderBy("booking_date")
		.limit(8)
		.execute();
	for (const { id } of moves)
		await on.updateTable("moving_bookings").set({ account_id: shopper }).where("id", "=", id).execute();
}

/** Variants with enough stock, spread over all of them. */
async function buyable(on: Database, count: number): Promise<number[]> {
	const { last } = await on
		.selectFrom("variants")
		.select((eb) => eb.fn.max("id").as("last"))
		.executeTakeFirstOrThrow();
	const found = new Set<number>();
	for (let at = 0; at < count; at++) {
		const row = await on
			.selectFrom("variants")
			.innerJoin("products", "products.id", "variants.product_id")
			.select("variants.id")
			.where("variants.id", ">", Math.floor((Number(last) * at) / (count + 1)))
			.where("variants.stock", ">", 20)
			.where("products.status", "=", "active")
			.orderBy("variants.id")
			.limit(1)
			.executeTakeFirst();
		if (row) found.add(row.id);
	}
	return [...found];
}

type RouteTree = { id: string; path?: string; index?: boolean; children?: RouteTree[] };

function treeOf(parentId?: string): RouteTree[] {
	return Object.values(build.routes)
		.filter((route) => route?.parentId === parentId)
		.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(id) }));
}

/** As the map has it: `/orders/:number`. */
function patternOf(id: string): string {
	const parts: string[] = [];
	for (let route = build.routes[id]; route; route = build.routes[route.parentId ?? ""])
		if (route.path) parts.unshift(route.path);
	return `/${parts.join("/")}`;
}

/** The patterns of routes with a loader, without the root. */
function loaders(): string[] {
	const all = Object.values(build.routes).filter((route) => route?.module.loader && route.id !== "root");
	return [...new Set(all.map((route) => patternOf(route?.id ?? "")))];
}

/** The route of a path, looked up once: the look-up takes longer than many loaders. */
function leafOf(pathname: string): string | undefined {
	const cached = leaves.get(pathname);
	if (cached) return cached;
	const leaf = matchRoutes(treeOf() as never, pathname)?.at(-1)?.route.id;
	if (leaf) {
		leaves.set(pathname, leaf);
		requested.add(patternOf(leaf));
	}
	return leaf;
}

async function ask(path: string, as: Asker): Promise<void> {
	const url = new URL(path, "http://localhost:3000");
	const leaf = leafOf(url.pathname);
	// A file or a feed is a response.
	if (leaf && build.routes[leaf]?.module.default) url.searchParams.set("_data", leaf);
	const response = await handle(new Request(url, { headers: { Cookie: cookies[as] } }));
	await response.text();
	if (response.status !== 200) throw new Error(`${path} as ${as}: ${response.status}`);
}

/** The first quarter of the rounds is not counted: it prepares statements. */
async function measure(name: string, act: (round: number) => Promise<void>): Promise<Figure> {
	const [times, own]: [number[], number[]] = [[], []];
	const warm = Math.floor(ROUNDS / 4);
	for (let round = 0; round < warm + ROUNDS; round++) {
		const [start, before] = [performance.now(), process.cpuUsage()];
		await act(round);
		const { user, system } = process.cpuUsage(before);
		if (round < warm) continue;
		times.push(performance.now() - start);
		own.push((user + system) / 1_000);
	}
	const at = (of: number[], share: number) =>
		of.toSorted((a, b) => a - b)[Math.floor((of.length - 1) * share)] ?? 0;
	return { name, p50: at(times, 0.5), p95: at(times, 0.95), cpu: at(own, 0.95) };
}

async function measureOrders(on: Database): Promise<Figure> {
	const variants = await buyable(on, 8);
	const carts: number[] = [];
	for (let at = 0; at < ROUNDS * 2; at++)
		carts.push(
			await fillCart(on, [
				{ variantId: variants[at % variants.length] ?? 0 },
				{ variantId: variants[(at + 1) % variants.length] ?? 0 },
			]),
		);
	return measure("placing an order", async (round) => {
		const cartId = carts[round] ?? 0;
		const placing = placingOf({ cartId, deliveryMethodId }, { now, guestHash: randomUUID() });
		const outcome = await placeOrder(on, await seeOrder(on, placing));
		if (!outcome.ok) throw new Error(`an order was not placed: ${JSON.stringify(outcome)}`);
	});
}

async function measureBookings(on: Database): Promise<Figure> {
	const rooms = await on.selectFrom("rooms").select("id").orderBy("id").limit(400).execute();
	const today = now.toISOString().slice(0, 10);
	const checkIn = dayAfter(today, 25);
	let tried = 0;
	return measure("booking a room", async () => {
		for (;;) {
			const room = rooms[tried % rooms.length]?.id ?? 0;
			const start = dayAfter(checkIn, Math.floor(tried / rooms.length) * 3);
			tried++;
			const stay = { checkIn: start, checkOut: dayAfter(start, 2), rooms: 1, adults: 1, children: 0 };
			const outcome = await bookRoom(
				on,
				await seeStay(on, bookingOf(room, { stay, now, guestHash: randomUUID() })),
			);
			if (outcome.ok) return;
			if (tried > 20 * rooms.length) throw new Error("no room is free");
		}
	});
}

/** When each of the next 30 days is free, as a refused form and a new date ask for it. */
async function measureFreeTimes(on: Database): Promise<Figure> {
	const today = now.toISOString().slice(0, 10);
	const wanted = { vehicleType: "truck", bookingTime: "10:00", cells: 4, timeZone: "UTC", now } as const;
	const dates = Array.from({ length: 31 }, (_, day) => dayAfter(today, day));
	return measure("free times of a month", async (round) => {
		const free = await readFreeVehicles(on, { vehicleType: wanted.vehicleType, dates });
		for (const bookingDate of dates) freeStarts(free, { ...wanted, bookingDate });
		await findFreeTimes(on, { ...wanted, bookingDate: dayAfter(today, 2 + (round % 28)) });
	});
}

/** A move of the day of the board, after its jobs. */
async function measureMoves(on: Database): Promise<Figure> {
	const bookingDate = dayAfter(now.toISOString().slice(0, 10), BOARD_DAY);
	return measure("booking and cancelling a move", async () => {
		const move = moveOf({ vehicleType: "truck", bookingDate, bookingTime: "16:00", now });
		const booked = await bookMove(on, move);
		if (!booked.ok) throw new Error(`a move was not booked: ${booked.reason}`);
		const { number } = booked;
		const change = { number, expectedVersion: "pending", to: "cancelled", actorId: null, now } as const;
		const cancelled = await changeMovingStatus(on, change);
		if (!cancelled.ok) throw new Error(`a move was not cancelled: ${cancelled.reason}`);
	});
}
