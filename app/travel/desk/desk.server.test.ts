import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, addRoom, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { readAgenda } from "#app/travel/stays/list/agenda.server.ts";
import { toAgendaRow, toArrival } from "#app/travel/stays/list/booking-row.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { addBlock, listBlocks, removeBlock } from "./blocks.server.ts";
import { recordDeskPayment } from "./desk-payments.server.ts";
import { readHouseFigures } from "./house-figures.server.ts";
import { readNightGrid } from "./night-grid.server.ts";

const openHotelier = async (db: Database, email: string) => {
	const account = { email, name: "O", role: "Hotel", password_hash: "x" } as const;
	const { id } = await db
		.insertInto("accounts")
		.values({ ...account, created_at: INN_NOW.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	return { accountId: id, role: "Hotel" } as const;
};

test("lists the day by each hotel's own date, for the owner's hotels only", async ({ db }) => {
	const owner = await openHotelier(db, "one@example.com");
	const other = await openHotelier(db, "two@example.com");
	const hotel = { ownerId: owner.accountId };
	const room = { from: "2026-11-18", nights: 10 };
	// At this moment it is 20 November in Honolulu and 21 November in Auckland.
	const now = new Date("2026-11-20T18:00:00.000Z");
	const west = await openInn(db, { hotel: { ...hotel, time_zone: "Pacific/Honolulu" }, room });
	const east = await openInn(db, { hotel: { ...hotel, time_zone: "Pacific/Auckland" }, room });
	const strange = await openInn(db, { hotel: { ownerId: other.accountId }, room });
	for (const [name, { roomId }, checkIn] of [
		["West today", west, "2026-11-20"],
		["West tomorrow", west, "2026-11-21"],
		["East today", east, "2026-11-21"],
		["East yesterday", east, "2026-11-20"],
		["Not mine", strange, "2026-11-20"],
	] as const)
		await addBooking(db, { roomId, name, checkIn });
	const inHouse = { status: "checked_in", checkIn: "2026-11-18" } as const;
	await addBooking(db, { roomId: west.roomId, name: "Leaves today", ...inHouse, checkOut: "2026-11-20" });
	await addBooking(db, { roomId: west.roomId, name: "Asks", status: "pending", checkIn: "2026-11-24" });
	const names = (of: { rows: { name: string }[] }) => of.rows.map((row) => row.name);
	const agenda = await readAgenda(db, { actor: owner, hotelId: null, now });
	expect(names(agenda.arrivals)).toEqual(["East today", "West today"]);
	expect(names(agenda.late)).toEqual(["East yesterday"]);
	expect(names(agenda.departures)).toEqual(["Leaves today"]);
	expect(names(agenda.inHouse)).toEqual(["Leaves today"]);
	expect(names(agenda.pending)).toEqual(["Asks"]);
	// The requested answer, check-in and check-out are one step from the day's lists.
	const steps = ({ rows }: typeof agenda.pending) => rows.map((row) => toArrival(row, now).steps);
	expect(steps(agenda.arrivals)).toEqual([["arrival"], ["arrival"]]);
	expect(steps(agenda.late)).toEqual([["arrival", "absence"]]);
	expect(steps(agenda.departures)).toEqual([["departure"]]);
	// Whoever can confirm a request can reject it as well.
	expect(steps(agenda.pending)).toEqual([["confirmation", "rejection"]]);
	const stays = { ...agenda.inHouse.rows[0], check_out: "2026-11-22" } as never;
	expect(toArrival(stays, now).steps).toEqual([]);
	// The desk sees what each guest owes, and records it once the guest has arrived.
	const money = agenda.arrivals.rows.map((row) => toAgendaRow(row, now));
	expect(money.map(({ due, mayPay }) => [due, mayPay])).toEqual([
		["$200.00", false],
		["$200.00", false],
	]);
	const [guest] = agenda.inHouse.rows;
	if (!guest) throw new Error("nobody is in the house");
	expect(toAgendaRow(guest, now)).toMatchObject({ due: "$200.00", mayPay: true });
	const cash = { amount: 15_000, isGivenBack: false, method: "cash", idempotencyKey: "one" } as const;
	await recordDeskPayment(db, { ...cash, number: guest.number, actor: owner, now });
	const [paying] = (await readAgenda(db, { actor: owner, hotelId: null, now })).departures.rows;
	expect(paying && toAgendaRow(paying, now).due).toBe("$50.00");
	const oneHotel = await readAgenda(db, { actor: owner, hotelId: east.hotelId, now });
	expect(names(oneHotel.arrivals)).toEqual(["East today"]);
	expect(names((await readAgenda(db, { actor: owner, hotelId: strange.hotelId, now })).arrivals)).toEqual([]);
});

test("occupancy, average daily rate and revenue per available room of the nights that are over", async ({
	db,
}) => {
	const owner = await openHotelier(db, "one@example.com");
	const { hotelId, roomId } = await openInn(db, {
		hotel: { ownerId: owner.accountId },
		room: { from: "2026-11-10", nights: 20, quantity: 2 },
	});
	await addRoom(db, hotelId, { from: "2026-11-10", nights: 20, quantity: 1 });
	const past = { roomId, checkIn: "2026-11-18", checkOut: "2026-11-22", price: 9_000 };
	await addBooking(db, { ...past, status: "checked_in" });
	await addBooking(db, { ...past, status: "cancelled" });
	await db
		.updateTable("nights")
		.set({ is_closed: true })
		.where("room_id", "=", roomId)
		.where("date", "=", "2026-11-17")
		.execute();
	const figures = await readHouseFigures(db, { actor: owner, hotelId, now: INN_NOW });
	// Ten nights of three rooms, minus two closed ones; the nights of the 18th and 19th are sold.
	expect(figures?.now).toEqual({ occupancy: 2 / 28, rate: 9_000, perRoom: 643, revenue: 18_000, sold: 2 });
	expect(figures?.before).toEqual({ occupancy: null, rate: null, perRoom: null, revenue: 0, sold: 0 });
	expect(figures?.days.at(-1)).toEqual({ date: "2026-11-19", rooms: 3, sold: 1, revenue: 9_000 });
	const desk = await openHotelier(db, "desk@example.com");
	await addMember(db, { hotelId, accountId: desk.accountId, role: "desk" });
	expect(await readHouseFigures(db, { actor: desk, hotelId, now: INN_NOW })).toBeNull();
});

test("blocks the rooms that are left once, and releases them", async ({ db }) => {
	const owner = await openHotelier(db, "one@example.com");
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	await addBooking(db, { roomId, checkIn: "2026-11-24", checkOut: "2026-11-25" });
	const block = {
		roomId,
		actor: owner,
		from: "2026-11-23",
		to: "2026-11-26",
		rooms: 1,
		note: "Painting",
		now: INN_NOW,
		idempotencyKey: randomUUID(),
	};
	expect(await addBlock(db, block)).toEqual({ ok: true, repeated: false });
	expect(await addBlock(db, block)).toEqual({ ok: true, repeated: true });
	const again = { ...block, idempotencyKey: randomUUID() };
	expect(await addBlock(db, again)).toEqual({ ok: false, reason: "taken", dates: ["2026-11-24"] });
	expect(await addBlock(db, { ...again, from: "2026-11-19" })).toEqual({ ok: false, reason: "past" });
	expect(await addBlock(db, { ...again, to: "2028-01-01" })).toEqual({ ok: false, reason: "too_far" });
	const stranger = await openHotelier(db, "two@example.com");
	expect(await addBlock(db, { ...again, actor: stranger })).toEqual({ ok: false, reason: "gone" });
	// The key of this form means nothing in a stranger's.
	const theirs = await openInn(db, { hotel: { ownerId: stranger.accountId } });
	const own = { ...block, roomId: theirs.roomId, actor: stranger };
	expect(await addBlock(db, own)).toEqual({ ok: true, repeated: false });
	expect(await addBlock(db, own)).toEqual({ ok: true, repeated: true });
	const left = async () =>
		(await readNightGrid(db, { hotelId, from: "2026-11-23" })).rooms[0]?.nights
			.slice(0, 4)
			.map((night) => night?.left);
	expect(await left()).toEqual([1, 0, 1, 2]);
	const [shown] = await listBlocks(db, { hotelId, today: "2026-11-20" });
	expect(shown).toMatchObject({ room: "Double room", note: "Painting", by: "O", feed: null });
	const blockId = shown?.id ?? 0;
	const refused = (reason: string) => ({ ok: false, reason });
	expect(await removeBlock(db, { blockId, actor: stranger })).toEqual(refused("not_theirs"));
	expect(await removeBlock(db, { blockId, actor: owner })).toEqual({ ok: true, hotelId });
	for (const actor of [owner, stranger])
		expect(await removeBlock(db, { blockId, actor })).toEqual(refused("gone"));
	expect(await left()).toEqual([2, 1, 2, 2]);
});
