import { redirect } from "@remix-run/node";
import { admitMailingForm } from "#app/account/sign-in/admit-attempt-request.server.ts";
import type { CallingCountries } from "#app/common/places/address-form.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { ReadForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { browserCountry } from "#app/http/network/browser-country.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { guestHash } from "#app/http/session/guest.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { readCartId } from "#app/shop/cart/cart-request.server.ts";
import type { CartMessage } from "#app/shop/cart/change-lines.server.ts";
import { formatQuoteChange } from "./agreement.ts";
import { readCheckout, type TypedCheckout } from "./checkout-form.ts";
import { CHECKOUT_REFUSALS, placeRefusal } from "./checkout-messages.ts";
import { market, readCheckoutView, returnForm, saveDiscountCode } from "./checkout-request.server.ts";
import { placeOrder } from "./place-order.server.ts";

export const confirmationPath = (number: string): string => `/order-confirmation/${number}`;

/** The countries that a phone number without a country code may be from. */
export const callingCountries = (request: Request): CallingCountries => [
	browserCountry(request) ?? env.MARKET_COUNTRY,
];

/** A checkout's form that was read. */
export type SentCheckout = Extract<ReadForm<TypedCheckout>, { ok: true }>;

/**
 * Places the order of a form and redirects to its confirmation, or shows the form again: with errors (422),
 * with what has changed (409), or because of a limit (429). `said`: the cart's message about the form's
 * quantities.
 */
export async function place(
	request: Request,
	person: Person | null,
	{ value: typed, refuse }: SentCheckout,
	message: CartMessage | null,
) {
	const back = (errors: Record<string, string[]>, status?: number) =>
		returnForm(request, refuse(errors, status), "refused", { message });
	const read = readCheckout(typed, callingCountries(request));
	if (!read.ok) return back(read.errors);
	const { checkout } = read;
	await countUse("orderByAddress", clientAddress(request));
	const counted = await admitMailingForm(request, { form: "order", person, email: checkout.email });
	if (!counted.ok) return back({ email: [CHECKOUT_REFUSALS.too_many] }, 429);
	const cartId = await readCartId(request);
	if (cartId === undefined) return back({}, 409);
	// An order with a code tells of it, too; one that is refused is counted where the form comes back.
	const view = checkout.discountCode ? await readCheckoutView(request, typed, "refused") : null;
	if (view?.discount?.isNew && !view.discount.isRefused) await saveDiscountCode(request, person, typed, view);
	const outcome = await placeOrder(db, {
		...checkout,
		cartId,
		isEmailed: counted.isEmailed,
		// What an account orders is the account's alone: it does not stay with the browser after signing out.
		guestHash: person ? null : await guestHash(request),
		accountId: person?.accountId ?? null,
		currency: env.MARKET_CURRENCY,
		bankAccount: env.BANK_ACCOUNT,
		confirmWithinDays: env.ORDER_CONFIRM_DAYS,
		now: new Date(),
	}).catch((error) => ({
		ok: false as const,
		reason: "failed" as const,
		sentence: failureReason(error, "place an order", request),
	}));
	countMade("order", outcome);
	if (!outcome.ok) {
		const { errors, status } = placeRefusal(outcome, market);
		return back(errors, status);
	}
	// The page there says thank you.
	const text = outcome.falls.map((fall) => formatQuoteChange(fall, env.MARKET_CURRENCY)).join(" ");
	const isEmailed = counted.isEmailed || outcome.repeated;
	const path = `${confirmationPath(outcome.number)}${isEmailed ? "" : "?emailed=no"}`;
	return text ? redirectWithFlash(path, { tone: "info", text }) : redirect(path, { status: 303 });
}
