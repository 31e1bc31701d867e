import { describe, expect } from "vitest";
import { setProductStatus } from "#app/shop/products/change-products.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import {
	countWaiting,
	deleteRestockRequests,
	listRestockRequests,
	requestRestockEmail,
	sweepRestockRequests,
} from "./restock-requests.server.ts";
import { tellRestocked } from "./tell-restocked.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

const tell = (db: Database) =>
	tellRestocked(db, { stopPathOf: (email) => `/back-in-stock/requests/${email}`, now: NOW });

async function move(db: Database, variantId: number, quantity: number): Promise<void> {
	const reason = quantity > 0 ? "received" : "corrected";
	const moved = await transact(db, (trx) =>
		moveStock(trx, { variantId, quantity, reason, actorId: null, now: NOW }),
	);
	expect(moved).toMatchObject({ ok: true });
}

const setVariant = (
	db: Database,
	id: number,
	change: { archived_at?: string | null; is_oversellable?: boolean },
) => db.updateTable("variants").set(change).where("id", "=", id).execute();

const told = async (db: Database) => (await writtenMails(db)).map(({ to }) => to);

/** A sold-out lamp that these people wait for, in this order. */
async function waitFor(db: Database, ...names: string[]) {
	const { productId, variantIds } = await putOnShelf(db, {
		title: "Halden lamp",
		optionName: "Color",
		variants: [{ option: "Blue", stock: 0 }],
	});
	const [variantId = 0] = variantIds;
	for (const name of names) await wait(db, variantId, name);
	return { productId, variantId };
}

async function wait(db: Database, variantId: number, name: string): Promise<void> {
	const outcome = await requestRestockEmail(db, { variantId, email: `${name}@example.com`, now: NOW });
	expect(outcome).toMatchObject({ ok: true });
}

describe("who is told", () => {
	test("as many as there are new units, first come first, and the next ones after the next units", async ({
		db,
	}) => {
		const { variantId } = await waitFor(db, "ana", "bo", "cleo", "dan");
		expect(await tell(db)).toBe(0);
		await move(db, variantId, 2);
		expect(await tell(db)).toBe(2);
		expect(await told(db)).toEqual(["ana@example.com", "bo@example.com"]);
		// Nobody bought any: two units are not two more people.
		expect(await tell(db)).toBe(0);
		await move(db, variantId, 1);
		expect(await tell(db)).toBe(1);
		expect(await told(db)).toEqual(["ana@example.com", "bo@example.com", "cleo@example.com"]);
		expect(await countWaiting(db, [variantId])).toEqual(new Map([[variantId, 1]]));
	});

	test("nobody for units that were sold before, and no more than are left", async ({ db }) => {
		const { variantId } = await waitFor(db, "ana", "bo", "cleo");
		await move(db, variantId, 3);
		await move(db, variantId, -3);
		expect(await tell(db)).toBe(0);
		await move(db, variantId, 1);
		expect(await tell(db)).toBe(1);
		await move(db, variantId, 1);
		await move(db, variantId, -2);
		expect(await tell(db)).toBe(0);
	});

	test("nobody about an archived product or variant, and all once it is on sale again", async ({ db }) => {
		const { productId, variantId } = await waitFor(db, "ana", "bo");
		const setStatus = (to: "archived" | "active") =>
			setProductStatus(db, { productIds: [productId], to, actorId: null, now: NOW });
		await setStatus("archived");
		await move(db, variantId, 2);
		expect(await tell(db)).toBe(0);
		await setStatus("active");
		await setVariant(db, variantId, { archived_at: NOW.toISOString() });
		expect(await tell(db)).toBe(0);
		await setVariant(db, variantId, { archived_at: null });
		expect(await tell(db)).toBe(2);
	});

	test("everybody, once stock no longer limits sales", async ({ db }) => {
		const { variantId } = await waitFor(db, "ana", "bo", "cleo");
		await setVariant(db, variantId, { is_oversellable: true });
		expect(await tell(db)).toBe(3);
		expect(await tell(db)).toBe(0);
	});

	test("with the product, its options, a link to it and one that stops such emails", async ({ db }) => {
		const { variantId } = await waitFor(db, "ana");
		await move(db, variantId, 1);
		await tell(db);
		const [mail] = await db.selectFrom("outbox").selectAll().execute();
		expect(mail).toMatchObject({
			subject: "Halden lamp is back in stock",
			unsubscribe_path: "/back-in-stock/requests/ana@example.com",
		});
		expect(mail?.text_body).toContain("Halden lamp (Blue) is back in stock.");
		expect(mail?.text_body).toMatch(/https:\/\/meeha\.invalid\/product\/\w+\?variant=\w+\n/);
	});
});

describe("who waits", () => {
	test("each address once, in its first place, and nobody for what can be bought", async ({ db }) => {
		const { variantId } = await waitFor(db, "ana", "bo", "ana");
		expect(await countWaiting(db, [variantId])).toEqual(new Map([[variantId, 2]]));
		await move(db, variantId, 1);
		const late = { variantId, email: "cleo@example.com", now: NOW };
		expect(await requestRestockEmail(db, late)).toMatchObject({ ok: false, reason: "in_stock" });
		expect(await requestRestockEmail(db, { ...late, variantId: 999_999 })).toMatchObject({
			ok: false,
			reason: "unknown",
		});
		expect(await tell(db)).toBe(1);
		expect(await told(db)).toEqual(["ana@example.com"]);
	});

	test("an account with its confirmed address only, in place of a guest's request", async ({ db }) => {
		const { variantId } = await waitFor(db, "ana");
		const accountId = await addAccount(db, "Ana");
		expect(await requestRestockEmail(db, { variantId, accountId, now: NOW })).toMatchObject({ ok: true });
		const rows = db.selectFrom("restock_requests").select(["email", "account_id"]);
		expect(await rows.execute()).toEqual([{ email: "ana@example.com", account_id: accountId }]);
		await db.updateTable("accounts").set({ email_verified_at: null }).execute();
		expect(await requestRestockEmail(db, { variantId, accountId, now: NOW })).toMatchObject({ ok: false });
	});

	test("until they stop it, for half a year, or until the product is deleted", async ({ db }) => {
		const { productId, variantId } = await waitFor(db, "ana", "bo", "cleo");
		const ana = { accountId: null, email: "ana@example.com" };
		expect(await listRestockRequests(db, ana)).toMatchObject({
			total: 1,
			rows: [{ title: "Halden lamp", options: "Blue" }],
		});
		await deleteRestockRequests(db, ana);
		expect(await listRestockRequests(db, ana)).toEqual({ total: 0, rows: [] });
		expect(await sweepRestockRequests(db, { now: new Date(NOW.getTime() + 182 * DAY_MS) })).toBe(0);
		await db.deleteFrom("products").where("id", "=", productId).execute();
		expect(await countWaiting(db, [variantId])).toEqual(new Map());
		await waitFor(db, "bo");
		expect(await sweepRestockRequests(db, { now: new Date(NOW.getTime() + 183 * DAY_MS) })).toBe(1);
	});
});
