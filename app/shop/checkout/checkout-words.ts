import type { SavedAddress } from "#app/shop/addresses/addresses.server.ts";
import { maskId, unmaskId } from "#app/site/masked-id.ts";
import { PAYMENT_METHOD_NAMES } from "./payments/payment-methods.ts";
import { addressLines } from "./places/address-lines.server.ts";
import type { CheckoutView } from "./view-checkout.server.ts";

/** Why an order can't be placed, as a whole. */
export const CHECKOUT_REFUSALS = {
	nothing_to_order: "Nothing in your cart can be had any more. Look for something else.",
	nothing_stored: "Your order was not stored. Please press the button again.",
	no_delivery: "What was chosen does not go there. Choose how it is delivered.",
	too_many: "Too many orders were sent to this e-mail address. Please wait an hour, or write to us.",
} as const;

/** What a form that is new begins with: who is signed in, and the address used last. */
export function firstFields(
	person: { email: string; name: string } | null,
	address: SavedAddress | undefined,
): Record<string, string> {
	return {
		email: person?.email ?? "",
		name: person?.name ?? "",
		paymentMethod: PAYMENT_METHOD_NAMES[0],
		...(address ? addressFields(address) : {}),
	};
}

/** A saved address as the fields of a form hold it. */
export function addressFields(address: SavedAddress): Record<string, string> {
	const { id: _, ...fields } = address;
	return { ...fields, regionCountry: address.country };
}

/** What the fields hold that a look at the cart has settled. */
export const settledFields = ({
	places,
	region,
	deliveryMethod,
	discount,
}: CheckoutView): Record<string, string> => ({
	country: places.country,
	region,
	deliveryMethod,
	discountCode: discount?.code ?? "",
});

/** Saved addresses as buttons of the form: what is pressed, and what it says. */
export const addressChoices = (addresses: readonly SavedAddress[]) =>
	addresses.map((address) => ({
		value: `address-${maskId(address.id)}`,
		name: address.name,
		words: addressLines({ ...address, postal_code: address.postalCode }).join(", "),
	}));

/** The saved address whose button was pressed. */
export const chosenAddress = (intent: string | undefined): number | null =>
	intent?.startsWith("address-") ? unmaskId(intent.slice("address-".length)) : null;
