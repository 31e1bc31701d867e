import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { changeRole } from "#app/account/users/change-user.server.ts";
import { isInTrail, recordChange } from "#app/common/changes/changes.server.ts";
import { runInRequest } from "#app/common/changes/request-number.server.ts";
import { trailOfHotelSeller, trailOfNumber, trailPath } from "#app/common/changes/trail-path.ts";
import { maskId } from "#app/common/masked-id.ts";
import { conversationSegment } from "#app/conversations/conversation-kinds.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { noteOrder } from "#app/shop/orders/note-order.server.ts";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { listTrail } from "./list-trail.server.ts";
import { TRAIL_LIST } from "./trail-filters.ts";
import type { TrailReader } from "./trail-kinds.ts";
import { trailAsCsv, viewTrail } from "./trail-view.server.ts";

const now = INN_NOW;
const timeZone = "Pacific/Auckland";

/** What a reader finds at a URL of the trail: each entry as one line. */
async function read(db: Database, url = "/trail", reader: TrailReader = "SuperAdmin") {
	const filters = TRAIL_LIST.read(new URL(url, "http://localhost").searchParams);
	const { rows, total } = await listTrail(db, { filters, reader, timeZone });
	const shown = await viewTrail(db, rows, { reader, show: (at) => at });
	expect(rows).toHaveLength(total);
	return shown.map(({ by, action, subject, changes, text: more }) =>
		[
			`${by}: ${action}, ${subject.label} ${subject.name}`.trim(),
			...changes.map(({ what, from, to }) => `${what ? `${what}: ` : ""}${from} → ${to}`),
			...(more ? [more] : []),
		].join(" | "),
	);
}

const grouped = (number: string) =>
	`${number.slice(0, 1)}-${number.slice(1, 5)}-${number.slice(5, 9)}-${number.slice(9)}`;

/** Mia (SuperAdmin), Noa (Admin), and what they changed: an order, a stay, a move, a role and a hotel. */
async function openMarket(db: Database) {
	const mia = await addAccount(db, "Mia", "SuperAdmin");
	const noa = await addAccount(db, "Noa", "Admin");
	const ulla = await addAccount(db, "Ulla");
	const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
	const order = await addOrder(db, { status: "new", payment: "unpaid" });
	const confirm = { column: "status", expectedStatus: "new", to: "confirmed", by: "staff" } as const;
	await changeOrder(db, { ...confirm, number: order.number, actorId: noa, now: at(1) });
	const { hotelId, roomId } = await openInn(db, { hotel: { status: "pending", approved_at: null } });
	const approve = { expectedStatus: "pending", to: "approved" } as const;
	await changeHotelStatus(db, { ...approve, hotelId, actorId: mia, now: at(2) });
	const stay = await addBooking(db, { roomId, status: "pending", holdUntil: at(48) });
	const actor = { accountId: noa, role: "Admin" } as const;
	const accept = { number: stay.number, expectedStatus: "pending", to: "confirmed", actor } as const;
	await changeBookingAsStaff(db, { ...accept, now: at(3) });
	const booked = await bookMove(db, moveOf({ now }));
	if (!booked.ok) throw new Error(booked.reason);
	const move = { number: booked.number, expectedStatus: "pending", to: "confirmed" } as const;
	await changeMovingStatus(db, { ...move, actorId: noa, now: at(4) });
	const role = { accountId: ulla, expectedRole: "User", role: "Hotel" } as const;
	await changeRole(db, { ...role, actorId: mia, now: at(5) });
	return { mia, noa, ulla, order, hotelId, stay, move, at };
}

test("each reader sees their part, newest first, and each filter narrows it", async ({ db }) => {
	const { mia, noa, ulla, order, hotelId, stay, move } = await openMarket(db);
	const entries = {
		role: "Mia: Changed role, Account Ulla | User → Hotel",
		move: `Noa: Changed status, Move ${grouped(move.number)} | Pending → Confirmed`,
		stay: `Noa: Changed status, Stay ${grouped(stay.number)} | Pending → Confirmed`,
		hotel: expect.stringContaining("Mia: Changed status, Hotel"),
		order: `Noa: Changed status, Order ${grouped(order.number)} | New → Confirmed`,
	};
	expect(await read(db)).toEqual([entries.role, entries.move, entries.stay, entries.hotel, entries.order]);
	expect(await read(db, "/trail", "Admin")).toEqual([entries.move, entries.stay, entries.order]);
	expect(await read(db, `/trail?person=${mia}`)).toEqual([entries.role, entries.hotel]);
	expect(await read(db, `/trail?person=${mia}`, "Admin")).toEqual([]);
	expect(await read(db, `/trail?person=${noa}&kind=booking`)).toEqual([entries.stay]);
	expect(await read(db, "/trail?kind=account.role")).toEqual([entries.role]);
	expect(await read(db, "/trail?kind=account.role", "Admin")).toEqual([]);
	expect(await read(db, "/trail?kind=account.suspend")).toEqual([]);
	expect(await read(db, trailPath("hotel", hotelId))).toEqual([entries.hotel]);
	expect(await read(db, trailPath("account", ulla), "Admin")).toEqual([]);
	expect(await read(db, trailOfNumber(order.number), "Admin")).toEqual([entries.order]);
	expect(await read(db, `/trail?q=${grouped(move.number).toLowerCase()}`)).toEqual([entries.move]);
	expect(await read(db, "/trail?q=ulla")).toEqual([entries.role]);
	expect(await read(db, "/trail?q=ulla", "Admin")).toEqual([]);
	expect(await read(db, "/trail?q=nothing")).toEqual([]);
	expect(await read(db, `/trail?subject=product.${maskId(9)}`)).toEqual([]);
});

test("the links of conversations and of sellers lead to their entries", async ({ db }) => {
	const mia = await addAccount(db, "Mia", "Admin");
	const { hotelId, roomId } = await openInn(db);
	const entry = { actorId: mia, now: new Date() };
	await transact(db, async (trx) => {
		await recordChange(trx, { ...entry, action: "closed", subject: "conversation contact-1" });
		await recordChange(trx, { ...entry, action: "seller", subject: "seller market" });
		await recordChange(trx, { ...entry, action: "seller", subject: `seller hotel ${hotelId}` });
		await recordChange(trx, { ...entry, action: "room", subject: `room ${roomId}` });
		await recordChange(trx, { ...entry, action: "commission rate", subject: `commission ${hotelId}` });
		await recordChange(trx, { ...entry, action: "declined", subject: "partner request 7" });
	});
	const subjectsAt = async (href: string) => {
		const filters = TRAIL_LIST.read(new URL(href, "http://own.invalid").searchParams);
		const { rows } = await listTrail(db, { filters, reader: "Admin", timeZone: "UTC" });
		return rows.map(({ subject }) => subject);
	};
	expect(await subjectsAt(trailPath("conversation", "contact-1"))).toEqual(["conversation contact-1"]);
	expect(await subjectsAt(trailPath("seller", "market"))).toEqual(["seller market"]);
	expect(await subjectsAt(trailOfHotelSeller(hotelId))).toEqual([`seller hotel ${hotelId}`]);
	expect(await subjectsAt(trailPath("room", roomId))).toEqual([`room ${roomId}`]);
	// What belongs to a record is found with it, and no more than its reader sees.
	expect(await subjectsAt(trailPath("hotel", hotelId))).toEqual([
		`room ${roomId}`,
		`seller hotel ${hotelId}`,
	]);
	const partner = conversationSegment({ kind: "partner", key: "7" });
	expect(await subjectsAt(trailPath("conversation", partner))).toEqual(["partner request 7"]);
});

test("days are those of the market's calendar", async ({ db }) => {
	const mia = await addAccount(db, "Mia", "SuperAdmin");
	// Noon in UTC is an hour past midnight of the next day in Auckland.
	for (const at of ["2026-12-04T10:59:00.000Z", "2026-12-04T12:00:00.000Z"])
		await transact(db, (trx) =>
			recordChange(trx, {
				action: "closed",
				subject: "conversation contact-1",
				actorId: mia,
				now: new Date(at),
			}),
		);
	expect(await read(db, "/trail?to=2026-12-04")).toHaveLength(1);
	expect(await read(db, "/trail?from=2026-12-05")).toHaveLength(1);
	expect(await read(db, "/trail?from=2026-12-04&to=2026-12-05")).toHaveLength(2);
});

test("an entry is written with the change or not at all, and names the request and the role", async ({
	db,
}) => {
	const noa = await addAccount(db, "Noa", "Admin");
	const { number } = await addOrder(db, { status: "new", payment: "unpaid" });
	const step = { column: "status", expectedStatus: "new", to: "confirmed", by: "staff" } as const;
	const confirm = { ...step, number, actorId: noa, now };
	const failing = transact(db, async (trx) => {
		await changeOrder(trx, confirm);
		throw new Error("something else fails");
	});
	await expect(failing).rejects.toThrow("something else fails");
	expect(await read(db)).toEqual([]);
	// A refused change, and one by a customer, leave no entry either.
	await changeOrder(db, { ...confirm, expectedStatus: "confirmed", to: "processing", actorId: noa });
	const own = await addOrder(db, { status: "new", payment: "unpaid" });
	const cancel = { ...confirm, number: own.number, to: "cancelled", by: "customer" } as const;
	expect(await changeOrder(db, { ...cancel, actorId: noa })).toMatchObject({ ok: true });
	expect(await read(db)).toEqual([]);
	await new Promise<void>((done) => {
		const end = runInRequest("4f1c9a", () => {
			changeOrder(db, confirm)
				.then(() => end())
				// After its answer, a request has no entries any more.
				.then(() => noteOrder(db, { number, text: "Rang Ana Lima", actorId: noa, now }))
				.then(() => done());
		});
	});
	const trail = db.selectFrom("changes").selectAll().where(isInTrail);
	const rows = (await trail.orderBy("id").execute()).map(({ note: _, ...entry }) => entry);
	const entry = { actor_id: noa, actor_role: "Admin", kind: "order" };
	expect(rows).toMatchObject([
		{ ...entry, action: "order status", from_value: "new", to_value: "confirmed", request_id: "4f1c9a" },
		{ ...entry, action: "order note", request_id: null },
	]);
	// What staff write about a customer stays in the order's history, where it can be deleted.
	expect(JSON.stringify(rows)).not.toContain("Ana Lima");
});

test("a deleted account stays in the trail by its role only, and the file has what the list has", async ({
	db,
}) => {
	const { noa, order } = await openMarket(db);
	await addAccount(db, "Olga", "SuperAdmin");
	expect(
		await deleteOwnAccount(db, { accountId: noa, password: PASSWORD, timeZone: "UTC", now }),
	).toMatchObject({ ok: true });
	const found = await read(db, trailOfNumber(order.number));
	expect(found).toEqual([
		`A deleted account (Admin): Changed status, Order ${grouped(order.number)} | New → Confirmed`,
	]);
	const filters = TRAIL_LIST.read(new URLSearchParams({ q: order.number }));
	const file = await text(trailAsCsv(db, { filters, reader: "Admin", timeZone }));
	expect(file.trimEnd().split("\r\n")).toEqual([
		"At (UTC),By,Role,Kind,Record,Change,From,To,Details,Request",
		expect.stringContaining(
			`,A deleted account (Admin),,Order,${grouped(order.number)},Changed status,New,Confirmed,,`,
		),
	]);
});
