import { plural } from "#app/common/language/plural.ts";
export const orderList = {
	selected: ({ count }: { count: number }) => `${count} selected`,
	/** A status. */
	open: "Open",
	delivery: "Delivery",
	select: ({ number }: { number: string }) => `Select ${number}`,
	actions: ({ number }: { number: string }) => `Actions for ${number}`,
	bulk: {
		/** A part of a list of results, such as "2 confirmed, 1 already changed". */
		confirmed: ({ count }: { count: number }) => `${count} confirmed`,
		shipped: ({ count }: { count: number }) => `${count} shipped`,
		changed: ({ count, orders }: { count: number; orders: string }) => `${count} already changed (${orders})`,
		otherTracking: ({ count, orders }: { count: number; orders: string }) =>
			`${count} already shipped with other tracking details (${orders})`,
		failed: ({ count, orders, why }: { count: number; orders: string; why: string }) =>
			`${count} failed (${orders}): ${why}`,
		more: ({ orders, count }: { orders: string; count: number }) => `${orders} and ${count} more`,
	},
	confirmQuestion: ({ count }: { count: number }) =>
		plural(count, { one: `Confirm ${count} order?`, other: `Confirm ${count} orders?` }),
	confirmButton: ({ count }: { count: number }) =>
		plural(count, { one: `Confirm ${count} order`, other: `Confirm ${count} orders` }),
	emails: ({ count }: { count: number }) =>
		plural(count, { one: "The customer gets an email.", other: "Each customer gets an email." }),
	withSelected: "With selected:",
	views: {
		confirm: "To confirm",
		unpaid: "Unpaid",
		ship: "To ship",
	},
	shipMenu: "Ship…",
	confirmMenu: "Confirm…",
	confirmOrders: "Confirm orders",
	orders: "Orders",
	onlyNewConfirmable: "Only new orders can be confirmed.",
	selectOrder: "Select at least one order first.",
	newOrder: "New order",
	noOrdersYet: "No orders yet",
	emptyText: "New orders appear here automatically.",
	noMatch: "No orders match these filters",
	bulkActions: "Bulk actions",
	selectNone: "Select none",
	selectAll: "Select all on this page",
	discount: "Discount",
	numberNameEmail: "Number, name, email…",
	order: "Order",
	dispute: "Dispute",
};
