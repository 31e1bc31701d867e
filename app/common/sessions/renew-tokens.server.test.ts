import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shelf.ts";
import { ACCOUNT_NOW, addAccount, addSession } from "#app/testing/signed-in.ts";
import { test } from "#db/testing/database-test.ts";
import { renewTokens } from "./renew-tokens.server.ts";
import { readSession } from "./sessions.server.ts";

const renewal = (name: string) => ({ from: `old ${name}`, to: `new ${name}` });
const ALL = {
	session: renewal("session"),
	device: renewal("device"),
	cart: renewal("cart"),
	wishlist: renewal("visitor"),
};

test("a browser’s tokens are replaced once; the old ones then open nothing", async ({ db }) => {
	const [accountId, other] = [await addAccount(db, "Ana"), await addAccount(db, "Bo")];
	await addSession(db, accountId, "old session");
	for (const account_id of [accountId, other])
		await db
			.insertInto("known_devices")
			.values({ account_id, device_hash: "old device", first_seen_at: ACCOUNT_NOW.toISOString() })
			.execute();
	const { variantIds } = await putOnShelf(db);
	const at = ACCOUNT_NOW.toISOString();
	await db.insertInto("carts").values({ token_hash: "old cart", created_at: at, updated_at: at }).execute();
	await db
		.insertInto("wishlist_items")
		.values({ visitor_hash: "old visitor", variant_id: variantIds[0] ?? 0, added_at: at })
		.execute();

	expect(await renewTokens(db, ALL)).toEqual(new Set(["session", "device", "cart", "wishlist"]));
	expect(await readSession(db, { tokenHash: "old session", now: ACCOUNT_NOW })).toBeNull();
	expect(await readSession(db, { tokenHash: "new session", now: ACCOUNT_NOW })).toMatchObject({ accountId });
	const carts = await db.selectFrom("carts").select("token_hash").execute();
	expect(carts).toEqual([{ token_hash: "new cart" }]);
	const devices = db.selectFrom("known_devices").select(["account_id", "device_hash"]).orderBy("account_id");
	expect(await devices.execute()).toEqual([
		{ account_id: accountId, device_hash: "new device" },
		// A device trusted by another account stays with that account.
		{ account_id: other, device_hash: "old device" },
	]);
	const again = { ...ALL, session: { from: "old session", to: "stolen" } };
	expect(await renewTokens(db, again)).toEqual(new Set());
});
