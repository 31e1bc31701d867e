import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listAddresses } from "#app/account/profile/addresses.server.ts";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { setCookies } from "#app/http/cookies/set-cookies.ts";
import { type ReadForm, readForm, trapped } from "#app/http/forms/forms.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { browserCountry } from "#app/http/network/browser-country.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { ensureGuest } from "#app/http/session/guest.server.ts";
import { readSender, type Sender } from "#app/http/session/sender.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { leadToPayment } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { ensureButtonOwners } from "#app/shop/cart/cart-request.server.ts";
import {
	type CartMessage,
	changeLine,
	changeQuantities,
	combineMessages,
} from "#app/shop/cart/change-lines.server.ts";
import { pressedButton } from "#app/shop/cart/line-fields.ts";
import { findCart } from "#app/shop/cart/read-cart.server.ts";
import { readCheckout, type TypedCheckout, typedCheckoutSchema } from "#app/shop/checkout/checkout-form.ts";
import * as messages from "#app/shop/checkout/checkout-messages.ts";
import {
	checkoutMarket,
	readCheckoutView,
	returnForm,
	saveDiscountCode,
	update,
} from "#app/shop/checkout/checkout-request.server.ts";
import { findPlacedOrder, placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { CheckoutPage } from "#app/shop/checkout/ui/checkout-page.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => [
	{ title: pageTitle(t.checkout.title) },
	{ name: "robots", content: "noindex" },
];

const confirmationPath = (number: string) => `/order-confirmation/${number}`;

export async function loader({ request }: LoaderFunctionArgs) {
	const sender = await readSender(request);
	const { person } = sender;
	const addresses = person && (await listAddresses(db, person));
	const defaults = messages.initialFields(person, addresses?.[0], checkoutMarket());
	const view = await readCheckoutView(sender, defaults, "opened");
	// Sets the cookie here and not where the form is sent, so that two submits come from the same guest.
	const { cookies } = view ? await ensureGuest(sender) : { cookies: [] };
	return json(
		{
			view,
			defaults: { ...defaults, ...(view && messages.chosenFields(view)) },
			addresses: addresses && messages.addressChoices(addresses),
			idempotencyKey: randomUUID(),
			currency: market.currency,
		},
		{ headers: setCookies(cookies) },
	);
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, typedCheckoutSchema, sender.person, { reportsBots: true });
	if (!form.ok) return returnForm(sender, form.refusal, "refused");
	const { idempotencyKey = "", cart: maskedId = "", intent } = form.value;
	const earlier = await findPlacedOrder(db, { ...sender, idempotencyKey, cartId: unmaskId(maskedId) });
	if (earlier) {
		const text = t.checkout.alreadyPlaced;
		return leadToPayment(confirmationPath(earlier), { number: earlier, request, text });
	}
	const cart = await changeCart(sender, form);
	if ("answer" in cart) return cart.answer;
	if (intent !== "place") return update(sender, form, cart.message);
	return order(request, { sender, form, message: cart.message });
}

type TypedForm = Extract<ReadForm<TypedCheckout>, { ok: true }>;

/** Saves the quantities that were typed, and does what a line's button says. Such a button needs no complete form. */
async function changeCart(sender: Sender, { value: typed, refuse }: TypedForm) {
	const press = pressedButton(typed);
	const { owner, wishlistOwner, headers } = await ensureButtonOwners(sender, press);
	const exceptLineId = press && "lineId" in press ? press.lineId : null;
	const now = new Date();
	const { errors, message } = await changeQuantities(db, { owner, typed, exceptLineId, now });
	if (Object.keys(errors).length > 0) return { answer: await returnForm(sender, refuse(errors), "refused") };
	if (!press || typed.intent === "place") return { message };
	const done = await changeLine(db, { owner, wishlistOwner, press, now });
	const all = combineMessages(message ? [message, done] : [done]);
	return { answer: await returnForm(sender, refuse({}, 200), "updated", { message: all, headers }) };
}

type Ordering = { sender: Sender; form: TypedForm; message: CartMessage | null };

/** Places the order of a complete form. */
async function order(request: Request, { sender, form, message }: Ordering) {
	const { value: typed, refuse } = form;
	const back = (errors: Record<string, string[]>, status?: number) =>
		returnForm(sender, refuse(errors, status), "refused", { message });
	const read = readCheckout(typed, {
		callers: [browserCountry(request) ?? market.country],
		...checkoutMarket(),
	});
	if (!read.ok) return back(read.errors);
	if (form.isTrapped) return back(trapped());
	const { checkout } = read;
	const counted = await countSentForm("order", "orderByAddress", { ...sender, email: checkout.email });
	if (!counted.ok) return back({ email: [t.checkout.refusals.too_many] }, 429);
	const cartId = await findCart(db, sender);
	if (cartId === undefined) return back({}, 409);
	// An order with a valid code reveals that it is valid. A refused code is counted where the form comes back.
	const view = checkout.discountCode ? await readCheckoutView(sender, typed, "refused") : null;
	if (view?.discount?.isNew && !view.discount.isRefused) await saveDiscountCode(sender, typed, view);
	// A browser that lost its cookie gets another one, so that it sees its order.
	const guest = await ensureGuest(sender);
	const outcome = await placeOrder(db, {
		...checkout,
		cartId,
		isEmailed: counted.isEmailed,
		guestHash: guest.hash,
		accountId: sender.accountId,
		currency: market.currency,
		bankAccount: env.BANK_ACCOUNT,
		confirmWithinDays: env.ORDER_CONFIRM_DAYS,
		timeZone: market.timeZone,
		paymentProvider: paymentProvider?.name ?? null,
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
	// The confirmation page says thank you.
	const isEmailed = counted.isEmailed || outcome.repeated;
	return leadToPayment(`${confirmationPath(outcome.number)}${isEmailed ? "" : "?emailed=no"}`, {
		number: outcome.number,
		request,
		headers: new Headers(setCookies(guest.cookies)),
	});
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
