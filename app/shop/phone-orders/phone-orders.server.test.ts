import { randomUUID } from "node:crypto";
import { afterEach, expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { readLanguageFrom } from "#app/common/language/current-language.ts";
import { offerLanguages, writeIn } from "#app/common/language/write-in.server.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { findGoods } from "#app/shop/products/find-goods.server.ts";
import type { PlaceTask } from "#app/testing/shop/place-order.child-process.ts";
import {
	addDelivery,
	CHECKOUT_NOW,
	fillCart,
	placingOf,
	withCurrentQuote,
} from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { findCustomer } from "./find-customer.server.ts";

const PLACE = "app/testing/shop/place-order.child-process.ts";
const PROCESSES = 4;

afterEach(() => readLanguageFrom(() => ({ language: "en", prefix: "" }), ["en"]));

async function addStaff(db: Database): Promise<number> {
	const account = { email: "admin@example.com", name: "Priya", role: "Admin" as const };
	await setAccount(db, { ...account, password: "a long password 7", now: CHECKOUT_NOW });
	const { id } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	return id;
}

test("an order that staff place names them, belongs to no browser, and is mailed to the customer", async ({
	db,
}) => {
	const staffId = await addStaff(db);
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0 }]);
	const deliveryMethodId = await addDelivery(db);
	const placing = placingOf({ cartId, deliveryMethodId }, { guestHash: null, staffId, savesAddress: true });
	const outcome = await placeOrder(db, await withCurrentQuote(db, placing));
	if (!outcome.ok) throw new Error(outcome.reason);
	const { number } = outcome;
	const order = await readOrder(db, { number });
	expect(order?.history).toMatchObject([
		{ kind: "placed", by: "Priya", detail: "Placed by staff for the customer" },
	]);
	const stored = await db.selectFrom("orders").select(["account_id", "guest_hash"]).execute();
	expect(stored).toEqual([{ account_id: null, guest_hash: null }]);
	const placed = db.selectFrom("changes").select(["action", "actor_id", "is_in_trail"]);
	expect(await placed.where("subject", "=", `order ${order?.id}`).execute()).toMatchObject([
		{ action: "placed", actor_id: staffId },
	]);
	expect((await writtenMails(db)).map(({ to }) => to)).toContain("ana@example.com");
	expect(await db.selectFrom("account_addresses").select("id").execute()).toEqual([]);
	const again = await placeOrder(db, placing);
	expect(again).toEqual({ ok: true, number, repeated: true });
});

test("the email about an order by phone is in the customer’s language, whatever language staff read", async ({
	db,
}) => {
	offerLanguages(["en", "de"]);
	const staffId = await addStaff(db);
	const { variantIds } = await putOnShelf(db, { title: "Desk lamp" });
	await db
		.updateTable("products")
		.set({ translations: JSON.stringify({ de: { title: "Schreibtischlampe" } }) })
		.execute();
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0 }]);
	const deliveryMethodId = await addDelivery(db);
	const placing = placingOf({ cartId, deliveryMethodId }, { guestHash: null, staffId });
	await writeIn("de", async () => placeOrder(db, await withCurrentQuote(db, placing)));
	const [mail] = await writtenMails(db);
	expect(mail?.text).toContain("1 × Desk lamp");
});

test("an order by phone that several processes send is placed once", async ({ db, url }) => {
	const staffId = await addStaff(db);
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	const deliveryMethodId = await addDelivery(db);
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0, quantity: 2 }]);
	const change = { staffId, guestHash: null, idempotencyKey: randomUUID() };
	const task: PlaceTask = { url, cartIds: [cartId], deliveryMethodId, change };
	const others = Array.from({ length: PROCESSES }, () => startElsewhere<string[]>(PLACE, task));
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	const outcomes = await Promise.all(others.map(({ result }) => result));
	expect(outcomes.flat()).toEqual(Array(PROCESSES).fill("ordered"));
	expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
	expect(await db.selectFrom("variants").select("stock").execute()).toEqual([{ stock: 3 }]);
});

test("staff find items on sale by name and SKU", async ({ db }) => {
	const sizes = [
		{ option: "Small", sku: "BL-1" },
		{ option: "Large", sku: "BL-2", stock: 0 },
	];
	await putOnShelf(db, { title: "Brass lamp", variants: sizes });
	await putOnShelf(db, { title: "Brass bowl", status: "draft" });
	await putOnShelf(db, { title: "Oak chair" });
	const find = async (typed: string) => {
		const found = await findGoods(db, typed);
		return found?.goods.map(({ title, options, left }) => [title, options, left]);
	};
	const [small, large] = [
		["Brass lamp", "Small", 10],
		["Brass lamp", "Large", 0],
	];
	expect(await find("brass")).toEqual([small, large]);
	expect(await find("bl-2")).toEqual([large, small]);
	expect(await find("velvet")).toEqual([]);
	expect(await find(" ")).toBeUndefined();
});

test("an account can be chosen only with a confirmed address, and while it is not suspended", async ({
	db,
}) => {
	await addStaff(db);
	expect(await findCustomer(db, " Admin@example.com")).toMatchObject({ name: "Priya" });
	await db.updateTable("accounts").set({ suspended_at: CHECKOUT_NOW.toISOString() }).execute();
	expect(await findCustomer(db, "admin@example.com")).toBeUndefined();
	await db.updateTable("accounts").set({ suspended_at: null, email_verified_at: null }).execute();
	expect(await findCustomer(db, "admin@example.com")).toBeUndefined();
});
