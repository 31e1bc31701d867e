import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { addPhotos, movePhoto, readPhotos, removePhoto } from "#app/common/photos/photos.server.ts";
import { sweepPictures } from "#app/common/photos/picture-owners.server.ts";
import { addOwner, HOTEL } from "#app/testing/owner.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { archiveOwned, deleteOwned } from "./archive.server.ts";
import { listHotels, ownHotels, readOwnHotel } from "./own-hotels.server.ts";
import { managedPhotos, photosOf } from "./photos.server.ts";
import { createHotel, saveHotel } from "./save-hotel.server.ts";

const LATER = new Date(INN_NOW.getTime() + 2 * 60 * 60 * 1000);
const make = (db: Database, actor: Actor, more: Partial<Parameters<typeof createHotel>[1]> = {}) =>
	createHotel(db, { details: HOTEL, actor, idempotencyKey: randomUUID(), now: INN_NOW, ...more });
const hashesOf = async (db: Database, hotelId: number) =>
	(await readPhotos(db, photosOf({ kind: "hotel", id: hotelId }))).map(({ hash }) => hash);

test("creates a hotel once, waiting for approval and searchable by folded words", async ({ db }) => {
	const actor = await addOwner(db);
	const idempotencyKey = randomUUID();
	const answers = await Promise.all([
		make(db, actor, { idempotencyKey }),
		make(db, actor, { idempotencyKey }),
	]);
	const { hotelId } = answers[0];
	expect(answers.map((answer) => answer.hotelId)).toEqual([hotelId, hotelId]);
	const other = await addOwner(db, "Otto");
	expect(await make(db, other, { idempotencyKey })).toMatchObject({ isAgain: false });
	expect(await readOwnHotel(db, { hotelId, actor })).toMatchObject({
		status: "pending",
		amenities: ",pool,wifi,",
		city_key: "evora",
		search_words: "casa do rio evora portugal",
		price_from: null,
	});
});

test("hides another owner's hotels; an Admin manages all", async ({ db }) => {
	const [owner, other] = [await addOwner(db), await addOwner(db, "Otto")];
	const admin: Actor = { accountId: other.accountId, role: "Admin" };
	const { hotelId } = await make(db, owner);
	const expectedVersion = (await readOwnHotel(db, { hotelId, actor: owner }))?.updated_at ?? "";
	const change = { hotelId, expectedVersion, details: { ...HOTEL, name: "Taken over" }, now: INN_NOW };
	expect(await readOwnHotel(db, { hotelId, actor: other })).toBeUndefined();
	expect(await ownHotels(db, { actor: other, permission: "hotel" })).toEqual([]);
	expect((await listHotels(db, { actor: other, page: 1 })).total).toBe(0);
	expect(await saveHotel(db, { ...change, actor: other })).toEqual({ ok: false, reason: "gone" });
	expect(
		await archiveOwned(db, { kind: "hotel", id: hotelId, actor: other, isArchived: true, now: INN_NOW }),
	).toMatchObject({
		ok: false,
	});
	expect(await deleteOwned(db, { kind: "hotel", id: hotelId, actor: other, now: INN_NOW })).toMatchObject({
		ok: false,
	});
	const photos = { pictures: [pictureOf("a")], now: INN_NOW };
	expect(await addPhotos(db, managedPhotos({ kind: "hotel", id: hotelId }, other), photos)).toEqual({
		ok: false,
		reason: "gone",
	});
	expect(await saveHotel(db, { ...change, actor: admin })).toEqual({ ok: true });
	expect((await ownHotels(db, { actor: owner, permission: "hotel" })).map(({ name }) => name)).toEqual([
		"Taken over",
	]);
});

test("refuses the second of two editors and keeps what the first one saved", async ({ db }) => {
	const actor = await addOwner(db);
	const { hotelId } = await make(db, actor);
	const expectedVersion = (await readOwnHotel(db, { hotelId, actor }))?.updated_at ?? "";
	const save = (name: string) =>
		saveHotel(db, { hotelId, actor, expectedVersion, details: { ...HOTEL, name }, now: INN_NOW });
	expect(await save("First")).toEqual({ ok: true });
	expect(await save("Second")).toMatchObject({ ok: false, reason: "changed", by: "Olga" });
	expect(await readOwnHotel(db, { hotelId, actor })).toMatchObject({
		name: "First",
		search_words: "first evora portugal",
	});
});

test("a hotel’s photos come with it, in the order in which they were chosen", async ({ db }) => {
	const actor = await addOwner(db);
	const { hotelId } = await make(db, actor, {
		pictures: [pictureOf("b"), pictureOf("a"), pictureOf("b")],
	});
	expect(await hashesOf(db, hotelId)).toEqual(["b", "a"]);
	expect(await sweepPictures(db, { now: LATER })).toBe(0);
});

test("the first photo stands for the hotel; one that is removed goes when nobody else has it", async ({
	db,
}) => {
	const actor = await addOwner(db);
	const { hotelId } = await make(db, actor, { pictures: [pictureOf("b"), pictureOf("shared")] });
	const owner = { kind: "hotel", id: hotelId } as const;
	const other = await make(db, actor, { pictures: [pictureOf("shared")] });
	const first = async () => (await readOwnHotel(db, { hotelId, actor }))?.image_hash;
	const [photo] = await readPhotos(db, photosOf(owner));
	expect(await first()).toBe("b");
	await movePhoto(db, managedPhotos(owner, actor), { photoId: photo?.id ?? 0, by: 1 });
	expect(await first()).toBe("shared");
	for (const { id } of await readPhotos(db, photosOf(owner)))
		await removePhoto(db, managedPhotos(owner, actor), { photoId: id });
	expect(await first()).toBeNull();
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([{ hash: "shared" }]);
	expect(await hashesOf(db, other.hotelId)).toEqual(["shared"]);
});

test("stores at most 20 photos", async ({ db }) => {
	const actor = await addOwner(db);
	const { hotelId } = await make(db, actor);
	const pictures = Array.from({ length: 22 }, (_, at) => pictureOf(`p${at}`));
	const added = await addPhotos(db, managedPhotos({ kind: "hotel", id: hotelId }, actor), {
		pictures,
		now: INN_NOW,
	});
	expect(added).toMatchObject({ ok: true, added: 20, overLimit: 2 });
});

test("archives a hotel with bookings; deletes one without, with its rooms and photos", async ({ db }) => {
	const actor = await addOwner(db);
	const { hotelId, roomId } = await openInn(db, { hotel: { ownerId: actor.accountId } });
	await addBooking(db, { roomId });
	expect(await deleteOwned(db, { kind: "hotel", id: hotelId, actor, now: INN_NOW })).toEqual({
		ok: false,
		reason: "booked",
	});
	expect(
		await archiveOwned(db, { kind: "hotel", id: hotelId, actor, isArchived: true, now: INN_NOW }),
	).toMatchObject({
		ok: true,
	});
	expect((await readOwnHotel(db, { hotelId, actor }))?.archived_at).toBe(INN_NOW.toISOString());
	expect(
		await archiveOwned(db, { kind: "hotel", id: hotelId, actor, isArchived: false, now: INN_NOW }),
	).toMatchObject({
		ok: true,
	});
	expect((await readOwnHotel(db, { hotelId, actor }))?.archived_at).toBeNull();

	const empty = await make(db, actor, { pictures: [pictureOf("a")] });
	expect(await deleteOwned(db, { kind: "hotel", id: empty.hotelId, actor, now: INN_NOW })).toMatchObject({
		ok: true,
	});
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
	expect((await ownHotels(db, { actor, permission: "hotel" })).map(({ id }) => id)).toEqual([hotelId]);
});
