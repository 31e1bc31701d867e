import { expect } from "vitest";
import { saveAddress } from "#app/account/profile/addresses.server.ts";
import { createAccount } from "#app/account/sign-in/accounts.server.ts";
import { addToCart } from "#app/shop/cart/add-to-cart.server.ts";
import { addWish } from "#app/shop/cart/wishlist.server.ts";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import { exportPerson } from "#app/site/personal-data/export.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { addHotelWish } from "#app/travel/search/saved/saved-hotels.server.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

test("cart, wishlist and addresses are in a person's export, and go with the account", async ({ db }) => {
	const password = "a good long password";
	const made = await createAccount(db, {
		email: "ana@example.com",
		name: "Ana",
		role: "User",
		password,
		now: NOW,
	});
	if (!made.ok) throw new Error(made.reason);
	const { accountId } = made;
	const { variantIds } = await putOnShelf(db, {
		title: "Lamp",
		variants: [{ option: "Red" }, { option: "Blue" }],
	});
	const [red = 0, blue = 0] = variantIds;
	await addToCart(db, { owner: { tokenHash: null, accountId }, variantId: red, quantity: 2, now: NOW });
	await addWish(db, { owner: { accountId, guestHash: null }, variantId: blue, now: NOW });
	const { hotelId } = await openInn(db);
	await addHotelWish(db, { owner: { accountId, guestHash: null }, hotelId, now: NOW });
	const address = {
		name: "Ana Lima",
		contact: { typed: "(212) 555-0147", e164: "+12125550147" },
		line1: "12 Harbor Road",
		line2: "",
		city: "Hoboken",
		region: "NJ",
		postalCode: "07030",
		country: "US",
	};
	await transact(db, (trx) => saveAddress(trx, { accountId, address, now: NOW }));
	expect(await exportPerson(db, { accountId, now: NOW })).toMatchObject({
		cart: [{ title: "Lamp", options: "Red", quantity: 2 }],
		wishlist: [{ title: "Lamp", options: "Blue" }],
		wishlist_hotels: [{ name: "Hotel Miramar", city: "Lisbon" }],
		addresses: [{ line1: "12 Harbor Road", postal_code: "07030", contact: "(212) 555-0147" }],
	});
	expect(await deleteOwnAccount(db, { accountId, password, timeZone: "UTC", now: NOW })).toMatchObject({
		ok: true,
	});
	for (const table of ["carts", "cart_lines", "wishlist_items", "account_addresses"] as const)
		expect(await db.selectFrom(table).select("id").execute()).toEqual([]);
});
