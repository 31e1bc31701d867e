import type { ReactNode } from "react";
export const orderEdit = {
	below: ({ line, least }: { line: string; least: number }) =>
		`${line}: ${least} were refunded. Enter ${least} or more.`,
	soldOut: ({ line }: { line: string }) => `${line} is out of stock or no longer for sale.`,
	tooFew: ({ line, more, most }: { line: string; more: number; most: number }) =>
		`${line}: only ${more} more in stock. Enter ${most} or less.`,
	quantityRange: ({ most }: { most: number }) => `Enter a quantity from 0 to ${most}.`,
	/** A number of units. */
	refundedUnits: ({ count }: { count: number }) => `${count} refunded`,
	sku: ({ sku }: { sku: string }) => `SKU ${sku}`,
	refundsOnline: ({ amount }: { amount: string }) => `${amount} goes back to the card or wallet that paid.`,
	refundNeeded: ({ amount }: { amount: string }) =>
		`A refund of ${amount} is needed: send it, then record it.`,
	due: {
		online: ({ amount }: { amount: string }) =>
			`The customer has to pay ${amount}, and gets the link by email.`,
		other: ({ amount }: { amount: string }) => `The customer has to pay ${amount}.`,
	},
	stillDue: {
		online: ({ amount }: { amount: string }) =>
			`The customer still has to pay ${amount}, and gets the link by email.`,
		other: ({ amount }: { amount: string }) => `The customer still has to pay ${amount}.`,
	},
	/** Only screen readers read the hidden part. */
	save: ({ total, hidden }: { total: string; hidden: (text: string) => ReactNode }) => (
		<>Save changes{hidden(`, new total ${total}`)}</>
	),
	quantity: ({ item, hidden }: { item: string; hidden: (text: string) => ReactNode }) => (
		<>Quantity{hidden(` of ${item}`)}</>
	),
	title: ({ number }: { number: string }) => `Edit order ${number}`,
	pricesChanged: "The prices or the payment have changed. Check the amounts below, then save again.",
	inOrder: "In the order",
	nothingDue: "Nothing is to be paid or refunded.",
	not_editable: {
		reason:
			"You can edit items only until the first parcel is shipped, or the order is cancelled, completed or refunded.",
	},
	disputed: {
		reason: "The customer disputes the payment. Edit the order once that is decided.",
	},
	nothing: {
		reason: "Change a quantity, or add an item.",
	},
	empty: {
		reason: "Keep at least one item. To remove all of them, cancel the order.",
	},
	too_many_lines: {
		reason: "An order can have up to 50 different items.",
	},
	not_chargeable: {
		reason: "The new amount can’t be paid online. Choose other quantities.",
	},
	subtotal: "Subtotal",
	discount: "Discount",
	delivery: "Delivery",
	itemsTable: "Items before and after",
	item: "Item",
	before: "Before",
	after: "After",
	removed: "Removed",
	amountsTable: "Amounts before and after",
	difference: "Difference",
	consequence: "Stock changes at once. The customer gets an email.",
	parcelsReset: "The order is then sent in one parcel again: split it once more if you need several.",
	changeSomething: "Change something",
	items: "Items",
	new: "New",
	quantityHint: "Enter 0 to remove an item.",
	addItem: "Add an item",
	recalculateDelivery: "Charge delivery again by today’s price",
	orderPaysTodaysPrice: ({
		deliveryTotal,
		deliveryName,
		price,
	}: {
		deliveryTotal: string;
		deliveryName: string;
		price: string;
	}) =>
		`The order pays ${deliveryTotal} for ${deliveryName}. Today’s price is ${price}, or free from the amount in your settings.`,
	reviewChanges: "Review changes",
	goBack: "Go back",
	itemsChanged: "The items are changed.",
	checkAmountsBelowThen: "Check the amounts below, then save again.",
	checkChanges: "Check the changes",
	editItems: "Edit items",
	includesTax: "Includes tax",
	tax: "Tax",
};
