import type { SavedAddress } from "#app/account/profile/addresses.server.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { quantityField } from "#app/shop/cart/line-fields.ts";
import { discountRefusal } from "#app/shop/pricing/discount-messages.ts";
import { offeredPaymentMethods } from "#app/shop/pricing/payment-methods.ts";
import type { PlaceOutcome } from "./place-order.server.ts";
import type { CheckoutView } from "./view-checkout.server.ts";

type Refusal = Exclude<PlaceOutcome, { ok: true }> | { ok: false; reason: "failed"; sentence: string };

/** Why an order was not placed, as sentences by field ("" for the whole form), and the response's status. */
export function placeRefusal(
	refusal: Refusal,
	market: { currency: string; timeZone: string },
): { errors: Record<string, string[]>; status: number } {
	switch (refusal.reason) {
		case "changed":
			return { errors: {}, status: 409 };
		case "no_delivery":
			return { errors: { deliveryMethod: [t.checkout.refusals.no_delivery] }, status: 422 };
		case "not_chargeable":
			return { errors: { paymentMethod: [t.checkout.refusals.not_chargeable] }, status: 422 };
		case "discount":
			return { errors: { discountCode: [discountRefusal(refusal.refusal, market)] }, status: 422 };
		case "failed":
			return { errors: { "": [refusal.sentence] }, status: 503 };
		default:
			return { errors: { "": [t.checkout.refusals[refusal.reason]] }, status: 409 };
	}
}

/** The initial values of a new form: the signed-in person, and the address used last. */
export function initialFields(
	person: { email: string; name: string } | null,
	address: SavedAddress | undefined,
	{ isOnline }: { isOnline: boolean },
): Record<string, string> {
	return {
		email: person?.email ?? "",
		name: person?.name ?? "",
		paymentMethod: offeredPaymentMethods({ isOnline })[0] ?? "",
		...(address ? addressFields(address) : {}),
	};
}

export function addressFields(address: SavedAddress): Record<string, string> {
	const { id: _, ...fields } = address;
	return { ...fields, regionCountry: address.country };
}

/** The field values that the checkout has settled. */
export const chosenFields = ({
	places,
	region,
	deliveryMethod,
	discount,
	lines,
}: CheckoutView): Record<string, string> => ({
	...Object.fromEntries(lines.map((line) => [quantityField(line), String(line.quantity)])),
	country: places.country,
	region,
	deliveryMethod,
	discountCode: discount?.code ?? "",
});

/** The text fields of a sent form; duplicate fields are ignored. */
export const singleTexts = (fields: Record<string, unknown> = {}): Record<string, string> =>
	Object.fromEntries(
		Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
	);

/** Saved addresses as buttons of the form: value and label. */
export const addressChoices = (addresses: readonly SavedAddress[]) =>
	addresses.map((address) => ({
		value: `address-${maskId(address.id)}`,
		name: address.name,
		text: addressLines({ ...address, postal_code: address.postalCode }).join(", "),
	}));

export const chosenAddress = (intent: string | undefined): number | null =>
	intent?.startsWith("address-") ? unmaskId(intent.slice("address-".length)) : null;
