import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listAddresses } from "#app/account/profile/addresses.server.ts";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm, TRAPPED } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { browserCountry } from "#app/http/network/browser-country.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { plainLoader } from "#app/http/process/plain-loader.server.ts";
import { startCheckout } from "#app/http/process/start-checkout.server.ts";
import { ensureGuest } from "#app/http/session/guest.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { ensureButtonOwners } from "#app/shop/cart/cart-request.server.ts";
import { changeLine, changeQuantities, combineMessages } from "#app/shop/cart/change-lines.server.ts";
import { pressedButton } from "#app/shop/cart/line-fields.ts";
import { findCart } from "#app/shop/cart/read-cart.server.ts";
import { formatQuoteChange } from "#app/shop/checkout/agreement.ts";
import { readCheckout, typedCheckoutSchema } from "#app/shop/checkout/checkout-form.ts";
import * as messages from "#app/shop/checkout/checkout-messages.ts";
import {
	checkoutMarket,
	readCheckoutView,
	readShopVersion,
	returnForm,
	saveDiscountCode,
	update,
} from "#app/shop/checkout/checkout-request.server.ts";
import { findPlacedOrder, placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { CheckoutPage } from "#app/shop/checkout/ui/checkout-page.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => [
	{ title: pageTitle("Cart and checkout") },
	{ name: "robots", content: "noindex" },
];

const confirmationPath = (number: string) => `/order-confirmation/${number}`;

export const loader = plainLoader(async (request) => {
	const sender = await readSender(request);
	const { person } = sender;
	const addresses = person && (await listAddresses(db, person));
	const defaults = messages.initialFields(person, addresses?.[0], checkoutMarket());
	const view = await readCheckoutView(sender, defaults, "opened");
	// Sets the cookie here and not where the form is sent, so that two submits come from the same guest.
	const { cookies } = person || !view ? { cookies: [] } : await ensureGuest(request);
	return {
		data: {
			view,
			defaults: { ...defaults, ...(view && messages.chosenFields(view)) },
			addresses: addresses && messages.addressChoices(addresses),
			idempotencyKey: randomUUID(),
			currency: market.currency,
		},
		cookies,
	};
});

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, typedCheckoutSchema, sender.person, { reportsBots: true });
	if (!form.ok) return returnForm(sender, form.refusal, "refused");
	const { value: typed, refuse } = form;
	const { idempotencyKey = "", cart = "" } = typed;
	const earlier = await findPlacedOrder(db, { ...sender, idempotencyKey, cartId: unmaskId(cart) });
	if (earlier)
		return redirectWithFlash(confirmationPath(earlier), {
			tone: "info",
			text: "This order was already placed.",
		});
	const press = pressedButton(typed);
	const { owner, wishes, headers } = await ensureButtonOwners(sender, press);
	const besides = press && "lineId" in press ? press.lineId : null;
	const { errors, message } = await changeQuantities(db, { owner, typed, besides, now: new Date() });
	if (Object.keys(errors).length > 0) return returnForm(sender, refuse(errors), "refused");
	if (press && typed.intent !== "place") {
		const done = await changeLine(db, { owner, wishes, press, now: new Date() });
		const all = combineMessages(message ? [message, done] : [done]);
		return returnForm(sender, refuse({}, 200), "updated", { message: all, headers });
	}
	if (typed.intent !== "place") return update(sender, form, message);
	const back = (errors: Record<string, string[]>, status?: number) =>
		returnForm(sender, refuse(errors, status), "refused", { message });
	const read = readCheckout(typed, {
		callers: [browserCountry(request) ?? market.country],
		...checkoutMarket(),
	});
	if (!read.ok) return back(read.errors);
	if (form.isTrapped) return back(TRAPPED);
	const { checkout } = read;
	const counted = await countSentForm("order", "orderByAddress", { ...sender, email: checkout.email });
	if (!counted.ok) return back({ email: [messages.CHECKOUT_REFUSALS.too_many] }, 429);
	const cartId = await findCart(db, sender);
	if (cartId === undefined) return back({}, 409);
	// An order with a valid code reveals that it is valid. A refused code is counted where the form comes back.
	const view = checkout.discountCode ? await readCheckoutView(sender, typed, "refused") : null;
	if (view?.discount?.isNew && !view.discount.isRefused) await saveDiscountCode(sender, typed, view);
	const outcome = await placeOrder(db, {
		...checkout,
		cartId,
		isEmailed: counted.isEmailed,
		guestHash: sender.guestHash,
		accountId: sender.accountId,
		currency: market.currency,
		bankAccount: env.BANK_ACCOUNT,
		confirmWithinDays: env.ORDER_CONFIRM_DAYS,
		timeZone: market.timeZone,
		paymentProvider: paymentProvider?.name ?? null,
		shopVersion: await readShopVersion(),
		now: new Date(),
	}).catch((error) => ({
		ok: false as const,
		reason: "failed" as const,
		sentence: failureReason(error, "place an order", request),
	}));
	countMade("order", outcome);
	if (!outcome.ok) {
		const { errors, status } = messages.placeRefusal(outcome, checkoutMarket());
		return back(errors, status);
	}
	if (checkout.paymentMethod === "online") await startCheckout(outcome.number, request);
	// The confirmation page says thank you.
	const text = outcome.falls.map((fall) => formatQuoteChange(fall, market.currency)).join(" ");
	const isEmailed = counted.isEmailed || outcome.repeated;
	const path = `${confirmationPath(outcome.number)}${isEmailed ? "" : "?emailed=no"}`;
	return text ? redirectWithFlash(path, { tone: "info", text }) : redirect(path, { status: 303 });
}

export default function Checkout() {
	const { view, ...shown } = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	return (
		<CheckoutPage
			{...shown}
			view={sent ? sent.view : view}
			lastResult={sent}
			message={sent?.message ?? null}
			landOn={sent?.landOn ?? null}
		/>
	);
}
