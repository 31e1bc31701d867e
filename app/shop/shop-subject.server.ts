import type { AccountSubject } from "#app/account/subjects.server.ts";
import { claimGuestRows } from "#app/common/viewer.server.ts";
import { formatMergedCart } from "./cart/cart-messages.ts";
import { mergeGuestCart } from "./cart/merge-guest-cart.server.ts";
import { countHeldOrders } from "./count-orders.server.ts";
import { exportShopper } from "./export-shopper.server.ts";
import { anonymizeCustomer } from "./orders/own/anonymize-customer.server.ts";
import { exportOrders } from "./orders/own/export-orders.server.ts";

/** The shop's part in signing in, exporting and deleting an account: orders, cart and wishlist. */
export const shopSubject: AccountSubject = {
	claimGuestBookings: (trx, owner) => claimGuestRows(trx, "orders", owner),
	async claimBrowserData(trx, browser) {
		const text = formatMergedCart(await mergeGuestCart(trx, browser));
		return text === null ? null : { text, link: { href: "/checkout", label: "View cart" } };
	},
	exportData: async (db, owner) => ({
		orders: await exportOrders(db, owner),
		...(owner.accountId === null ? {} : await exportShopper(db, { accountId: owner.accountId })),
	}),
	countRecords: countHeldOrders,
	erasePerson: async (trx, person) => ({ ok: true, cancelled: await anonymizeCustomer(trx, person) }),
};
