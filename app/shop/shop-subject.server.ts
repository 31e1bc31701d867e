import type { AccountSubject, HeldRecords } from "#app/account/subjects.server.ts";
import { belongsTo, claimGuestRows, type DataOwner } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { listReviewPictures } from "#app/reviews/person-reviews.server.ts";
import type { Database } from "#db/client.ts";
import { formatMergedCart } from "./cart/cart-messages.ts";
import { mergeGuestCart } from "./cart/merge-guest-cart.server.ts";
import { readCart } from "./cart/read-cart.server.ts";
import { readWishlist } from "./cart/wishlist.server.ts";
import { anonymizeCustomer, CANCELLED_BY_ERASURE } from "./orders/own/anonymize-customer.server.ts";
import { exportOrders } from "./orders/own/export-orders.server.ts";
import { deleteRestockRequests, exportRestockRequests } from "./restock/restock-requests.server.ts";

/** The shop's part in signing in, exporting and deleting an account: orders, cart, wishlist and requests for back-in-stock emails. */
export const shopSubject: AccountSubject = {
	claimGuestBookings: (trx, owner) => claimGuestRows(trx, "orders", owner),
	async claimBrowserData(trx, browser) {
		const text = formatMergedCart(await mergeGuestCart(trx, browser));
		return text === null ? null : { text, link: { href: "/checkout", label: t.cart.view } };
	},
	exportData: async (db, owner) => ({
		orders: await exportOrders(db, owner),
		restock_requests: await exportRestockRequests(db, owner),
		...(owner.accountId === null ? {} : await exportShopper(db, { accountId: owner.accountId })),
	}),
	countRecords: countHeldOrders,
	listPictures: (db, owner) => listReviewPictures(db, "orders", owner),
	async erasePerson(trx, person) {
		const cancelled = await anonymizeCustomer(trx, person);
		// After the stock of orders came back: emails about it lock the variants before the requests.
		await deleteRestockRequests(trx, person);
		return { ok: true, cancelled };
	},
};

/** An account's cart and wishlist, for its owner. */
async function exportShopper(db: Database, { accountId }: { accountId: number }) {
	const cart = await readCart(db, { tokenHash: null, accountId });
	const wishes = await readWishlist(db, { accountId, guestHash: null });
	return {
		cart: (cart?.lines ?? []).map(({ title, options, quantity }) => ({ title, options, quantity })),
		cart_discount_code: cart?.discountCode ?? null,
		wishlist: wishes.map(({ title, options }) => ({ title, options })),
	};
}

/** How many orders a person has, and those that are still open. */
async function countHeldOrders(db: Database, owner: DataOwner): Promise<HeldRecords> {
	const own = db.selectFrom("orders").where(belongsTo("orders", owner));
	const { count } = await own.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	const open = await own
		.select(["number", "total", "currency"])
		.where("status", "in", CANCELLED_BY_ERASURE)
		.where("fulfilment", "=", "unfulfilled")
		.where("parcels_shipped", "=", 0)
		.orderBy("id")
		.execute();
	return {
		noun: "orders",
		count: Number(count),
		open: open.map(({ number, total, currency }) => ({ number, description: formatMoney(total, currency) })),
	};
}
