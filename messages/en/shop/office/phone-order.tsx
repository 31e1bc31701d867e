import type { ReactNode } from "react";
export const phoneOrder = {
	alreadyPlaced: "This order was already placed.",
	noItems: "Add an item first.",
	noAccount: "No account has this email address, or its address is not confirmed.",
	fewerInStock: "Not everything is in stock in this quantity. Check the quantities.",
	full: ({ most }: { most: number }) => `An order can have up to ${most} different items.`,
	soldOut: ({ what }: { what: string }) => `${what} is out of stock.`,
	onlyLeft: ({ what, left }: { what: string; left: number }) => `${what}: only ${left} left in stock.`,
	most: ({ most }: { most: number }) => `An order can have up to ${most} of each item.`,
	added: ({ what }: { what: string }) => `Added: ${what}.`,
	removed: ({ what }: { what: string }) => `Removed: ${what}.`,
	forAccount: ({ name }: { name: string }) => `Add the order to the account of ${name}`,
	tell: ({ link }: { link: (text: string) => ReactNode }) => (
		<>
			Tell the customer the total and that our {link("terms")} apply before you place the order. The
			confirmation and the way to pay are emailed to them.
		</>
	),
	itemGone: "This item is no longer in the order.",
	newOrder: "New order",
	placed: "The order is placed. The customer gets the confirmation by email.",
	emailHint: "The customer gets the confirmation and updates about the order here.",
	findAccount: "Find account",
	looking: "Looking...",
	accountHint: "Otherwise it is placed for a guest.",
	lead: "Place an order for a customer, such as one on the phone.",
	items: "Items",
};
