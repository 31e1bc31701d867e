import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const cart = {
	alreadyAdded: ({ quantity, what }: { quantity: number; what: string }) =>
		`Already in your cart: ${quantity} × ${what}.`,
	gone: "This product is no longer available.",
	full: ({ most, what }: { most: number; what: string }) =>
		`Your cart can hold up to ${most} different items. Remove one, then add ${what} again.`,
	quantityChanged: ({ what, quantity }: { what: string; quantity: number }) =>
		`${what}: ${quantity} in your cart.`,
	soldOut: ({ what }: { what: string }) => `${what} is out of stock. Save it for later and check again soon.`,
	notSold: ({ what }: { what: string }) => `${what} is no longer available.`,
	removed: ({ what }: { what: string }) => `Removed from your cart: ${what}.`,
	savedForLater: ({ what }: { what: string }) => `Saved for later: ${what}.`,
	wishGone: "This item is no longer on your wishlist.",
	wishRemoved: ({ what }: { what: string }) => `Removed from your wishlist: ${what}.`,
	notices: {
		/** Beside a product in the cart. */
		notSold: "No longer available. Your order won’t include it.",
		soldOut: "Out of stock. Your order won’t include it: remove it or save it for later.",
		few: ({ left }: { left: number }) =>
			plural(left, {
				one: `Only ${left} left in stock. Change the quantity to ${left}.`,
				other: `Only ${left} left in stock. Change the quantity to ${left} or fewer.`,
			}),
		dearer: ({ was, now }: { was: string; now: string }) =>
			`The price has gone up since you added it: was ${was}, now ${now}.`,
		cheaper: ({ was, now }: { was: string; now: string }) =>
			`The price has gone down since you added it: was ${was}, now ${now}.`,
	},
	goneTitle: "This product is no longer available",
	goToCheckout: "Go to checkout",
	nothingSaved: "Nothing was saved. Choose another product in the shop.",
	outOfStock: "Out of stock",
	noLongerAvailable: "No longer available",
	add: "Add to cart",
	nothingAdded: "Nothing was added to your cart. Choose another product in the shop.",
	nothingToAdd: "Nothing to add",
	view: "View cart",
	howMany: "How many do you want?",
	/** The price of one of several units. */
	each: ({ price }: { price: ReactNode }) => <>{price} each</>,
	saveForLater: "Save for later",
	quantityOf: ({ name }: { name: string }) => `Quantity of ${name}`,
	/** Only screen readers read the hidden part. */
	update: ({ name, hidden }: { name: string; hidden: (text: string) => ReactNode }) => (
		<>Update{hidden(` the quantity of ${name}`)}</>
	),
	enterQuantity: ({ most }: { most: number }) => `Enter a quantity from 1 to ${most}.`,
	allInCart: ({ left }: { left: number }) => `Only ${left} left in stock, already in your cart.`,
	fewerAdded: ({ left }: { left: number }) => `Only ${left} left in stock. Your cart now has ${left}.`,
	mostAdded: ({ most, quantity }: { most: number; quantity: number }) =>
		`You can order up to ${most} of each item. Your cart now has ${quantity}.`,
	/** "what" can begin with a number: "2 × Linen shirt". */
	added: ({ what }: { what: string }) => `Added to your cart: ${what}.`,
	/** Follows "added". */
	nowInCart: ({ quantity }: { quantity: number }) => `You now have ${quantity} in your cart.`,
	lineGone: "This item is no longer in your cart.",
	merged: "The items that you added before you signed in are now in your account’s cart.",
	mergedInPart: ({ most, rest }: { most: number; rest: number }) =>
		plural(rest, {
			one: `The items that you added before you signed in are now in your account’s cart. A cart can hold up to ${most} different items: 1 more is on your wishlist.`,
			other: `The items that you added before you signed in are now in your account’s cart. A cart can hold up to ${most} different items: ${rest} more are on your wishlist.`,
		}),
	chooseFirst: ({ link }: { link: (text: string) => ReactNode }) => (
		<>Choose a product in the {link("shop")} first.</>
	),
};
