import { json } from "@remix-run/node";
import { readAddress } from "#app/account/profile/addresses.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { ReadForm, RefusedForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { undoAction } from "#app/shop/cart/cart-messages.ts";
import { setDiscountCode } from "#app/shop/cart/change-cart.server.ts";
import type { CartMessage, ShownCartMessage } from "#app/shop/cart/change-lines.server.ts";
import type { CartOwner } from "#app/shop/cart/read-cart.server.ts";
import { readDiscountCode } from "#app/shop/pricing/discount-messages.ts";
import { type TypedCheckout, typedCheckoutSchema } from "./checkout-form.ts";
import { addressFields, chosenAddress, chosenFields, singleTexts } from "./checkout-messages.ts";
import { type CheckoutView, viewCheckout } from "./view-checkout.server.ts";

/** What the checkout depends on of the market. */
export const checkoutMarket = () => ({
	currency: market.currency,
	country: market.country,
	timeZone: market.timeZone,
	isOnline: paymentProvider !== null,
	asksTaxNumber: marketSeller().taxNumber !== "",
});

/** Whose cart is ordered, and for whom. */
export type Shopper = CartOwner & {
	/** Whose saved addresses fill in the form, where that is not the owner of the cart. */
	customerId?: number | null;
	/** Where guesses of discount codes come from; null for staff, who may see all codes. */
	address: string | null;
};

type Why = Parameters<typeof viewCheckout>[1]["why"];

export async function readCheckoutView(
	shopper: Shopper,
	typed: TypedCheckout,
	why: Why,
	changed: readonly number[] = [],
): Promise<CheckoutView | null> {
	const viewing = { cartOf: shopper, typed, why, changed, market: checkoutMarket() };
	return viewCheckout(db, { ...viewing, now: new Date() });
}

/**
 * Stores the form's valid discount code in the cart, or removes the stored one. Counts towards the limit on
 * guesses, because the answer reveals whether a code is valid.
 */
export async function saveDiscountCode(
	shopper: Shopper,
	typed: TypedCheckout,
	view: CheckoutView,
): Promise<void> {
	await countGuess(shopper, view);
	const code = readDiscountCode(typed.discountCode ?? "");
	await setDiscountCode(db, { owner: shopper, code, now: new Date() });
}

/** Counts every answer that reveals whether a code is valid. Over the limit, the page does not reveal it. */
async function countGuess({ address }: Shopper, view: CheckoutView | null): Promise<void> {
	if (address !== null && view?.discount?.isNew) await countUse("discountByAddress", address);
}

/** Shows the form again with the totals of what it contains, or with the fields of a saved address. */
export const update = async (...form: Parameters<typeof updateForm>) => answerWith(await updateForm(...form));

/** The form with the totals of what it contains, and with `known` fields or those of a saved address. */
export async function updateForm(
	shopper: Shopper,
	{ value: typed, refuse }: Extract<ReadForm<TypedCheckout>, { ok: true }>,
	message: CartMessage | null,
	known: Record<string, string> = {},
) {
	const { customerId = shopper.accountId } = shopper;
	const addressId = chosenAddress(typed.intent);
	const address =
		customerId && addressId ? await readAddress(db, { accountId: customerId, addressId }) : undefined;
	const change = { ...known, ...(address ? addressFields(address) : {}) };
	const view = await readCheckoutView(shopper, { ...typed, ...change }, "updated");
	const shown = { change, message };
	if (!view) return fillForm(shopper, refuse({}, 409), "updated", shown);
	const { discount } = view;
	if (discount?.isRefused)
		return fillForm(shopper, refuse({ discountCode: [discount.note] }), "updated", shown);
	await saveDiscountCode(shopper, typed, view);
	return fillForm(shopper, refuse({}, 200), "updated", shown);
}

type Shown = { change?: Record<string, string>; message?: CartMessage | null; headers?: Headers };

/**
 * Shows the checkout form again with what was typed, the fields in `change` replaced, and the current cart.
 * If the cart has just become empty there is no form, so the cart's message goes to the next page.
 */
export const returnForm = async (...[shopper, refusal, why, shown = {}]: Parameters<typeof fillForm>) =>
	answerWith(await fillForm(shopper, refusal, why, shown), shown.headers);

function answerWith(
	{ form, status, message }: Awaited<ReturnType<typeof fillForm>>,
	headers = new Headers(),
) {
	if (!form.view && message) {
		const { restoreLine, ...flash } = withoutChanged(message);
		const undo = restoreLine && { undo: undoAction(restoreLine) };
		return redirectWithFlash("/checkout", { ...flash, ...undo }, headers);
	}
	return json(form, { status, headers });
}

/** What was typed, with the fields in `change` replaced, and the current cart. */
export async function fillForm(
	shopper: Shopper,
	refusal: RefusedForm,
	why: "updated" | "refused",
	{ change = {}, message = null }: Shown = {},
) {
	const { initialValue, ...result } = await refusal.json();
	const typed = { ...singleTexts(initialValue ?? {}), ...change };
	const view = await readCheckoutView(shopper, typedCheckoutSchema.parse(typed), why, message?.changed);
	await countGuess(shopper, view);
	// A refused code is listed with the other errors.
	const error =
		why === "refused" && view?.discount?.isRefused
			? { discountCode: [view.discount.note], ...result.error }
			: result.error;
	// An invalid quantity stays to be corrected.
	const settled = Object.entries(view ? chosenFields(view) : {}).filter(
		([field]) => !(field.startsWith("quantity_") && error?.[field]),
	);
	return {
		status: refusal.status,
		message,
		form: {
			...result,
			error,
			initialValue: { ...typed, ...Object.fromEntries(settled) } as Record<string, string>,
			view,
			message: message && withoutChanged(message),
			landOn: why === "refused" ? null : landingOf(typed.intent),
		},
	};
}

/** The part of the page whose button was pressed, which gets the focus again. Null for the top of the page. */
const landingOf = (intent: string | undefined) =>
	intent === "discount" || intent === "country" || intent === "delivery" ? intent : null;

const withoutChanged = ({ changed: _, ...shown }: CartMessage): ShownCartMessage => shown;
