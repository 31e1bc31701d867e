import { expect } from "vitest";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import {
	addDelivery,
	CHECKOUT_NOW,
	fillCart,
	placingOf,
	withCurrentQuote,
} from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { test } from "#db/testing/database-test.ts";
import { takeLocks, untilBlocked } from "#db/testing/row-locks.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";

// How far the order is when the account is deleted: nothing written yet, or nearly everything.
for (const table of ["variants", "products"] as const)
	test(`an account that is deleted while its order waits for ${table} takes the order along`, async ({
		db,
	}) => {
		const ana = await addAccount(db, "Ana");
		const { productId, variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
		const [variantId = 0] = variantIds;
		const cartId = await fillCart(db, [{ variantId, quantity: 2 }], { accountId: ana });
		const deliveryMethodId = await addDelivery(db);
		const own = { accountId: ana, guestHash: null, savesAddress: true };
		const placing = await withCurrentQuote(db, placingOf({ cartId, deliveryMethodId }, own));
		const locks = await takeLocks(db, (trx) =>
			trx
				.updateTable(table)
				.set({ updated_at: CHECKOUT_NOW.toISOString() })
				.where("id", "=", table === "variants" ? variantId : productId)
				.execute(),
		);
		const order = placeOrder(db, placing);
		await untilBlocked(db, order, 1);
		const deletion = deleteOwnAccount(db, {
			accountId: ana,
			password: PASSWORD,
			timeZone: "UTC",
			now: CHECKOUT_NOW,
		});
		await untilBlocked(db, deletion, 2);
		await locks.release();
		expect(await order).toMatchObject({ ok: true });
		expect(await deletion).toEqual({ ok: true, cancelled: 1 });
		const columns = ["status", "name", "email", "line1", "account_id"] as const;
		expect(await db.selectFrom("orders").select(columns).execute()).toEqual([
			{ status: "cancelled", name: "Deleted account", email: "", line1: "", account_id: null },
		]);
		const stock = db.selectFrom("variants").select("stock").where("id", "=", variantId);
		expect(await stock.execute()).toEqual([{ stock: 5 }]);
		expect(await db.selectFrom("account_addresses").select("id").execute()).toEqual([]);
	});
