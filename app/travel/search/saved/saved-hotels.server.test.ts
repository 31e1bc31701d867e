import { expect } from "vitest";
import { createAccount } from "#app/account/sign-in/accounts.server.ts";
import { mergeGuestCart } from "#app/shop/cart/merge-guest-cart.server.ts";
import { addWish, readWishlist } from "#app/shop/cart/wishlist.server.ts";
import type { SaveTask } from "#app/testing/save-and-rate.child-process.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";
import { addHotelWish, readSavedHotels, readSavedNames, removeHotelWish } from "./saved-hotels.server.ts";

const now = INN_NOW;
const guest = { accountId: null, guestHash: "browser" };
const other = { accountId: null, guestHash: "another" };

const saved = async (db: Database, owner: typeof guest) =>
	(await readSavedNames(db, owner)).map(({ name }) => name);

test("a hotel is saved once, beside products, and removed by its owner alone", async ({ db }) => {
	const { hotelId } = await openInn(db);
	const { variantIds } = await putOnShelf(db, { title: "Lamp" });
	await addWish(db, { owner: guest, variantId: variantIds[0] ?? 0, now });
	for (const _ of [1, 2])
		expect(await addHotelWish(db, { owner: guest, hotelId, now })).toEqual({
			ok: true,
			name: "Hotel Miramar",
		});
	expect(await saved(db, guest)).toEqual(["Hotel Miramar"]);
	expect((await readWishlist(db, guest)).map(({ title }) => title)).toEqual(["Lamp"]);
	expect(await saved(db, other)).toEqual([]);

	expect(await removeHotelWish(db, { owner: other, hotelId })).toBeNull();
	expect(await removeHotelWish(db, { owner: guest, hotelId })).toBe("Hotel Miramar");
	expect(await removeHotelWish(db, { owner: guest, hotelId })).toBeNull();
	expect(await saved(db, guest)).toEqual([]);
	expect(await readWishlist(db, guest)).toHaveLength(1);
});

test("only a hotel that is public is saved; one that closes stays on the list", async ({ db }) => {
	const { hotelId } = await openInn(db);
	const waiting = await openInn(db, { hotel: { status: "pending" } });
	const unknown = { ok: false, reason: "unknown" };
	expect(await addHotelWish(db, { owner: guest, hotelId: waiting.hotelId, now })).toEqual(unknown);
	expect(await addHotelWish(db, { owner: guest, hotelId: 0, now })).toEqual(unknown);
	await addHotelWish(db, { owner: guest, hotelId, now });
	await db.updateTable("hotels").set({ status: "suspended" }).where("id", "=", hotelId).execute();
	expect(await readSavedHotels(db, guest)).toMatchObject([{ name: "Hotel Miramar", isOpen: false }]);
});

test("a wishlist holds 200 products and hotels together", async ({ db }) => {
	const { hotelId } = await openInn(db);
	const { variantIds } = await putOnShelf(db, {
		variants: Array.from({ length: 200 }, (_, at) => ({ option: `Size ${at}` })),
	});
	await db
		.insertInto("wishlist_items")
		.values(
			variantIds.map((variant_id) => ({ guest_hash: "browser", variant_id, added_at: now.toISOString() })),
		)
		.execute();
	expect(await addHotelWish(db, { owner: guest, hotelId, now })).toEqual({ ok: false, reason: "full" });
});

test("saved hotels join the account that signs in, each once", async ({ db }) => {
	const made = await createAccount(db, {
		email: "ana@example.com",
		name: "Ana",
		role: "User",
		password: "a good long password",
		now,
	});
	if (!made.ok) throw new Error(made.reason);
	const { accountId } = made;
	const account = { accountId, guestHash: null };
	const [one, two] = [await openInn(db), await openInn(db, { hotel: { name: "Casa Azul" } })];
	await addHotelWish(db, { owner: account, hotelId: one.hotelId, now });
	for (const { hotelId } of [one, two]) await addHotelWish(db, { owner: guest, hotelId, now });
	await transact(db, (trx) => mergeGuestCart(trx, { accountId, cartHash: null, guestHash: "browser", now }));
	expect((await readSavedNames(db, account)).map(({ name }) => name)).toEqual(["Hotel Miramar", "Casa Azul"]);
	expect(await saved(db, guest)).toEqual([]);
});

test("hearts pressed in three processes at once save each hotel once", async ({ db, url }) => {
	const hotelIds: number[] = [];
	for (let at = 0; at < 6; at++) hotelIds.push((await openInn(db)).hotelId);
	const tabs = [0, 1, 2].map(() =>
		startElsewhere<number>("app/testing/save-and-rate.child-process.ts", {
			url,
			guestHash: "browser",
			hotelIds,
			rounds: 8,
			now: now.toISOString(),
		} satisfies SaveTask),
	);
	await Promise.all(tabs.map(({ ready }) => ready));
	for (const tab of tabs) tab.go();
	expect(await Promise.all(tabs.map(({ result }) => result))).toEqual([48, 48, 48]);
	expect((await readSavedNames(db, guest)).map(({ id }) => id)).toEqual(hotelIds);
});
