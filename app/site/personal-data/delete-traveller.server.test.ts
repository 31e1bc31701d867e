import { expect } from "vitest";
import { savePicture } from "#app/common/photos/images.server.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { travelSubject } from "#app/travel/travel-subject.server.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";
import { exportPerson } from "./export.server.ts";

test("cancels future stays of a deleted account and anonymizes the others", async ({ db }) => {
	const { hotelId, roomId } = await openInn(db, { room: { quantity: 9, from: "2026-11-10" } });
	const ana = await addAccount(db, "Ana");
	const own = { roomId, accountId: ana, requests: "A quiet room, Ana" };
	const ahead = await addBooking(db, own);
	const soon = await addBooking(db, { ...own, checkIn: TODAY });
	await addBooking(db, { ...own, checkIn: "2026-11-19", status: "checked_in" });
	const past = await addBooking(db, { ...own, checkIn: "2026-11-12", status: "checked_out" });
	const review = { product_id: null, order_id: null, title: "", message: "Quiet", answered_at: null };
	const at = INN_NOW.toISOString();
	const about = { hotel_id: hotelId, booking_id: past.id, rating: 5, author: "Ana L.", created_at: at };
	await db
		.insertInto("reviews")
		.values({ ...review, ...about })
		.execute();
	await transact(db, (trx) => savePicture(trx, { picture: pictureOf("a"), now: INN_NOW }));
	const { id: review_id } = await db.selectFrom("reviews").select("id").executeTakeFirstOrThrow();
	await db
		.insertInto("review_photos")
		.values({ review_id, image_hash: pictureOf("a").hash, position: 1 })
		.execute();
	const owner = { accountId: ana, email: null };
	expect(await travelSubject.listPictures?.(db, owner)).toMatchObject([
		{ of: "Your review of Hotel Miramar" },
	]);
	const exported = await exportPerson(db, { accountId: ana, now: INN_NOW });
	expect(exported).toMatchObject({
		room_bookings: [{}, {}, {}, { number: past.number, reviews: [{ rating: 5 }] }],
	});

	const deletion = { accountId: ana, password: PASSWORD, timeZone: "UTC", now: INN_NOW };
	expect(await deleteOwnAccount(db, deletion)).toEqual({ ok: true, cancelled: 2 });
	const rows = await db.selectFrom("bookings").selectAll().orderBy("id").execute();
	expect(rows.map(({ status, fee }) => [status, fee])).toEqual([
		["cancelled", 0],
		["cancelled", 10_000],
		["checked_in", 0],
		["checked_out", 0],
	]);
	expect([rows[0]?.number, rows[1]?.number]).toEqual([ahead.number, soon.number]);
	const reviews = await db.selectFrom("reviews").selectAll().execute();
	expect(await db.selectFrom("images").select("hash").execute(), "the photos of reviews are gone").toEqual(
		[],
	);
	expect(JSON.stringify([rows, reviews])).not.toMatch(/\bana\b|lima|555-?0147/i);
});

test("refuses to delete an owner with open bookings, else archives the hotels", async ({ db }) => {
	const olga = await addAccount(db, "Olga", "Hotel");
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: olga, email: "olga@example.com" } });
	const other = await openInn(db);
	const { number } = await addBooking(db, { roomId });
	const deletion = { accountId: olga, password: PASSWORD, timeZone: "UTC", now: INN_NOW };
	expect(await deleteOwnAccount(db, deletion)).toEqual({
		ok: false,
		reason: "hotels_have_guests",
		open: 1,
	});
	const read = (id: number) =>
		db
			.selectFrom("hotels")
			.leftJoin("hotel_members as owner", "owner.hotel_id", "hotels.id")
			.select(["owner.account_id as ownerId", "archived_at", "email"])
			.where("hotels.id", "=", id)
			.executeTakeFirst();
	expect(await read(hotelId)).toEqual({ ownerId: olga, archived_at: null, email: "olga@example.com" });

	const at = INN_NOW.toISOString();
	await db
		.updateTable("bookings")
		.set({ status: "checked_out", nights_returned_at: at })
		.where("number", "=", number)
		.execute();
	expect(await deleteOwnAccount(db, deletion)).toMatchObject({ ok: true });
	expect(await read(hotelId)).toEqual({ ownerId: null, archived_at: at, email: "" });
	expect(await read(other.hotelId)).toMatchObject({ archived_at: null, email: "stay@example.com" });
});

test("deletes an owner whose only open request has expired", async ({ db }) => {
	const olga = await addAccount(db, "Olga", "Hotel");
	const { roomId } = await openInn(db, { hotel: { ownerId: olga } });
	await addBooking(db, { roomId, status: "pending", holdUntil: INN_NOW });
	expect(
		await deleteOwnAccount(db, { accountId: olga, password: PASSWORD, timeZone: "UTC", now: INN_NOW }),
	).toMatchObject({
		ok: true,
	});
});
