import { json } from "@remix-run/node";
import { readAddress } from "#app/account/profile/addresses.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { ReadForm, RefusedForm } from "#app/http/forms/forms.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db, versions } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import type { Sender } from "#app/http/session/sender.server.ts";
import { undoAction } from "#app/shop/cart/cart-messages.ts";
import { setDiscountCode } from "#app/shop/cart/change-cart.server.ts";
import type { CartMessage, ShownCartMessage } from "#app/shop/cart/change-lines.server.ts";
import { type TypedCheckout, typedCheckoutSchema } from "./checkout-form.ts";
import { addressFields, chosenAddress, refilledFields, textFields } from "./checkout-messages.ts";
import { readDiscountCode } from "./pricing/discount-messages.ts";
import { type CheckoutView, viewCheckout } from "./view-checkout.server.ts";

/** What the checkout depends on of the market. */
export const checkoutMarket = () => ({
	currency: market.currency,
	country: market.country,
	timeZone: market.timeZone,
	isOnline: paymentProvider !== null,
});

type Why = Parameters<typeof viewCheckout>[1]["why"];

export async function readCheckoutView(
	sender: Sender,
	typed: TypedCheckout,
	why: Why,
	changed: readonly number[] = [],
): Promise<CheckoutView | null> {
	const shopVersion = await readShopVersion();
	const viewing = { cartOf: sender, typed, why, changed, shopVersion, market: checkoutMarket() };
	return viewCheckout(db, { ...viewing, now: new Date() });
}

/** The version of the shop's data: see `readQuote`. */
export const readShopVersion = async (): Promise<string | undefined> => (await versions.read()).get("shop");

/**
 * Stores the form's valid discount code in the cart, or removes the stored one. Counts towards the limit on
 * guesses, because the answer reveals whether a code is valid.
 */
export async function saveDiscountCode(
	sender: Sender,
	typed: TypedCheckout,
	view: CheckoutView,
): Promise<void> {
	await countGuess(sender, view);
	const code = readDiscountCode(typed.discountCode ?? "");
	await setDiscountCode(db, { owner: sender, code, now: new Date() });
}

/** Counts every answer that reveals whether a code is valid. Over the limit, the page does not reveal it. */
async function countGuess({ address }: Sender, view: CheckoutView | null): Promise<void> {
	if (view?.discount?.isNew) await countUse("discountByAddress", address);
}

/** Shows the form again with the totals of what it contains, or with the fields of a saved address. */
export async function update(
	sender: Sender,
	{ value: typed, refuse }: Extract<ReadForm<TypedCheckout>, { ok: true }>,
	message: CartMessage | null,
) {
	const addressId = chosenAddress(typed.intent);
	const address =
		sender.person && addressId ? await readAddress(db, { ...sender.person, addressId }) : undefined;
	const change = address ? addressFields(address) : {};
	const view = await readCheckoutView(sender, { ...typed, ...change }, "updated");
	if (!view) return returnForm(sender, refuse({}, 409), "updated", { message });
	const { discount } = view;
	if (discount?.isRefused)
		return returnForm(sender, refuse({ discountCode: [discount.note] }), "updated", { change, message });
	await saveDiscountCode(sender, typed, view);
	return returnForm(sender, refuse({}, 200), "updated", { change, message });
}

type Shown = { change?: Record<string, string>; message?: CartMessage | null; headers?: Headers };

/**
 * Shows the checkout form again with what was typed, the fields in `change` replaced, and the current cart.
 * If the cart has just become empty there is no form, so the cart's message goes to the next page.
 */
export async function returnForm(
	sender: Sender,
	refusal: RefusedForm,
	why: "updated" | "refused",
	{ change = {}, message = null, headers = new Headers() }: Shown = {},
) {
	const { initialValue, ...result } = await refusal.json();
	const typed = { ...textFields(initialValue ?? {}), ...change };
	const view = await readCheckoutView(sender, typedCheckoutSchema.parse(typed), why, message?.changed);
	await countGuess(sender, view);
	if (!view && message) {
		const { restoreLine, ...flash } = withoutChanged(message);
		const undo = restoreLine && { undo: undoAction(restoreLine) };
		return redirectWithFlash("/checkout", { ...flash, ...undo }, headers);
	}
	// A refused code is listed with the other errors.
	const error =
		why === "refused" && view?.discount?.isRefused
			? { discountCode: [view.discount.note], ...result.error }
			: result.error;
	const filled = refilledFields(typed, view, error);
	return json(
		{
			...result,
			error,
			initialValue: filled,
			view,
			message: message && withoutChanged(message),
			landOn: why === "refused" ? null : landingOf(typed.intent),
		},
		{ status: refusal.status, headers },
	);
}

/** The part of the page whose button was pressed, which gets the focus again. Null for the top of the page. */
const landingOf = (intent: string | undefined) =>
	intent === "discount" || intent === "country" || intent === "delivery" ? intent : null;

const withoutChanged = ({ changed: _, ...shown }: CartMessage): ShownCartMessage => shown;
