import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const checkout = {
	changes: {
		/** Something that changed while the customer was at the checkout. "what" is a product. */
		price: ({ what, now, was }: { what: string; now: string; was: string }) =>
			`${what} now costs ${now} (was ${was}).`,
		fewer: ({ what, now, was }: { what: string; now: number; was: number }) =>
			`${what}: only ${now} left in stock. Your order has ${now} instead of ${was}.`,
		quantity: ({ what, now, was }: { what: string; now: number; was: number }) =>
			`${what}: your cart now has ${now} (was ${was}).`,
		gone: ({ what }: { what: string }) => `${what} is no longer available and is not in this order.`,
		removed: "An item was removed from your cart in the meantime.",
		added: ({ what, quantity, now }: { what: string; quantity: number; now: string }) =>
			`${what} was added to your cart: ${quantity} at ${now} each.`,
		delivery: ({ now, was }: { now: string; was: string }) => `Delivery now costs ${now} (was ${was}).`,
		taxAdded: ({ now }: { now: string }) => `Tax of ${now} was added.`,
		tax: ({ now, was }: { now: string; was: string }) => `Tax is now ${now} (was ${was}).`,
		total: ({ now, was }: { now: string; was: string }) => `The total is now ${now} (was ${was}).`,
	},
	choosePayment: "Choose a payment method.",
	title: "Cart and checkout",
	alreadyPlaced: "This order was already placed.",
	updating: "Updating...",
	contact: "Contact",
	emailHint: "We send the confirmation and updates about your order here.",
	saveAddress: "Save this address to my account",
	deliveryAddress: "Delivery address",
	updateTotals: "Update totals",
	delivery: "Delivery",
	paymentMethod: "Payment method",
	orderNote: "Order note",
	noteHint: "For example a gate code or a good time for delivery. Up to 1,000 characters.",
	taxNumberHint: "For companies. It is printed on the invoice.",
	taxNumberRule: ({ country }: { country: string }) =>
		`${country} has no such tax number. Check it, or leave the field empty.`,
	noDelivery: ({ country }: { country: string }) =>
		`We don’t deliver to ${country} yet. Choose another country, then update the totals.`,
	deliveryTo: ({ country }: { country: string }) => `Delivery to ${country}`,
	otherAddress: "Use another saved address",
	emptyTitle: "Your cart is empty",
	browse: "Browse the shop",
	reviewChanges: "Review these changes before you order",
	wishlist: "Your wishlist",
	summaryTitle: "Order summary",
	/** Follows "Show". */
	summaryName: "order summary",
	agreeAndPlace: "Agree and place order",
	place: "Place order",
	placing: "Placing your order...",
	subtotal: "Subtotal",
	/** The name of a delivery method. */
	deliveryBy: ({ name }: { name: string }) => `Delivery, ${name}`,
	earlierTotal: "This total is for your earlier choices. You will see the current one before you order.",
	totalBeforeTax: "Total before tax",
	/** "region" is what the country calls it, such as "state". */
	chooseRegion: ({ region }: { region: string }) => `Choose the ${region} to see it`,
	tax: "Tax",
	taxWithin: ({ amount, name, percent }: { amount: string; name: string; percent: string }) =>
		`${amount} ${name} (${percent}) is in these prices.`,
	noCode: "No discount code applied.",
	discountCode: "Discount code",
	codeApplied: ({ code, amount }: { code: string; amount: string }) => `Code ${code} applied: −${amount}.`,
	freeFrom: ({ amount }: { amount: string }) => `Free from ${amount}.`,
	chooseDelivery: "Choose a delivery method.",
	/** Begins sentences about mistakes. */
	noteName: "A note",
	refusals: {
		nothing_to_order: "The items in your cart are no longer available. Choose other products.",
		nothing_stored: "We could not place your order. Try again.",
		no_delivery: "This delivery method is not available for your address. Choose another one.",
		not_chargeable:
			"This total can’t be paid online, because its last digit is not 0. Choose another payment method.",
		too_many: "Too many orders were placed with this email address. Wait an hour, or contact us.",
	},
	/** "region" is what the country calls it, such as "state". */
	afterRegion: ({ region }: { region: string }) => `After you choose the ${region}, update the totals.`,
	afterCountryOrRegion: ({ region }: { region: string }) =>
		`After you choose another country or the ${region}, update the totals.`,
	haveAccount: ({ link }: { link: (text: string) => ReactNode }) => <>Have an account? {link("Sign in")}</>,
	/** Only screen readers read the hidden part. */
	changeCountry: ({ hidden }: { hidden: (text: string) => ReactNode }) => <>Change{hidden(" the country")}</>,
	updateDelivery: ({ hidden }: { hidden: (text: string) => ReactNode }) => (
		<>Update totals{hidden(" with this delivery")}</>
	),
	/** An address follows. */
	deliverHere: "Deliver here",
	agree: ({ link }: { link: (text: string) => ReactNode }) => (
		<>By placing your order you agree to our {link("terms")}. You can cancel until we pack your order.</>
	),
	emptyText: ({ link }: { link: (text: string) => ReactNode }) => (
		<>Items you add stay here, even after you close the browser. Just ordered? {link("View your order")}.</>
	),
	notOrdered: ({ link }: { link: (text: string) => ReactNode }) => (
		<>
			You have not ordered yet. To continue, {link("review the new total")} and place the order, or change
			your cart.
		</>
	),
	cartTitle: ({ count }: { count: number }) =>
		plural(count, { one: `Your cart: ${count} item`, other: `Your cart: ${count} items` }),
	removedByMistake: "Removed by mistake?",
	beforeTax: ({ amount }: { amount: string }) => `${amount} before tax`,
	shownBeforeTax: ({ amount }: { amount: ReactNode }) => <>{amount} before tax</>,
	/** Screen readers say it when the total changes. */
	totalIs: ({ total }: { total: string }) => `Total: ${total}`,
	discountBy: ({ code }: { code: string }) => `Discount ${code}`,
	apply: ({ hidden }: { hidden: (text: string) => ReactNode }) => <>Apply{hidden(" the code")}</>,
};
