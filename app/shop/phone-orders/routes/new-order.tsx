import { randomUUID } from "node:crypto";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { startCheckout } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { findCart } from "#app/shop/cart/read-cart.server.ts";
import { readCheckout } from "#app/shop/checkout/checkout-form.ts";
import * as messages from "#app/shop/checkout/checkout-messages.ts";
import { checkoutMarket, fillForm, readCheckoutView } from "#app/shop/checkout/checkout-request.server.ts";
import { findPlacedOrder, placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { findCustomer } from "#app/shop/phone-orders/find-customer.server.ts";
import { PhoneOrderPage } from "#app/shop/phone-orders/phone-order-page.tsx";
import {
	changeDraft,
	draftOwner,
	phoneOrderSchema,
	readBeside,
	readDraft,
	showForm,
	updateDraft,
} from "#app/shop/phone-orders/phone-order-request.server.ts";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.phoneOrder.newOrder) }];

/** The draft's items are stored; what was typed about the customer is only in the form. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId: staffId } = await requireShopStaff(request);
	const draft = readDraft(request.url) ?? randomUUID();
	const earlier = await findDraftsOrder(draft, staffId);
	if (earlier) return redirect(`/orders/${earlier}`);
	const defaults = messages.initialFields(null, undefined, checkoutMarket());
	const view = await readCheckoutView(draftOwner(staffId, draft), defaults, "opened");
	return json({
		draft,
		view,
		defaults: { ...defaults, ...(view && messages.chosenFields(view)) },
		beside: await readBeside({}, undefined),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const draft = readDraft(request.url);
	if (draft === null) return redirect("/orders/new", { status: 303 });
	const { accountId: staffId } = person;
	const shopper = draftOwner(staffId, draft);
	const form = await readForm(request, phoneOrderSchema, person);
	if (!form.ok) return showForm(await fillForm(shopper, form.refusal, "refused"));
	const earlier = await findDraftsOrder(draft, staffId);
	if (earlier)
		return redirectWithFlash(`/orders/${earlier}`, { tone: "info", text: t.phoneOrder.alreadyPlaced });
	const { value: typed, refuse } = form;
	const { errors, message, isPressed } = await changeDraft(shopper, typed);
	const back = async (errors: Record<string, string[]>, status?: number) =>
		showForm(await fillForm(shopper, refuse(errors, status), "refused", { message }));
	if (Object.keys(errors).length > 0) return back(errors);
	if (isPressed) return showForm(await fillForm(shopper, refuse({}, 200), "updated", { message }));
	if (typed.intent !== "place") return updateDraft(shopper, form, message);

	const read = readCheckout(
		{ ...typed, idempotencyKey: draft },
		{ callers: [market.country], ...checkoutMarket() },
	);
	if (!read.ok) return back(read.errors);
	const { checkout } = read;
	const customer = typed.forAccount ? await findCustomer(db, checkout.email) : null;
	if (customer === undefined) return back({ email: [t.phoneOrder.noAccount] });
	const cartId = await findCart(db, shopper);
	if (cartId === undefined) return back({ find: [t.phoneOrder.noItems] });
	const outcome = await placeOrder(db, {
		...checkout,
		savesAddress: false,
		cartId,
		guestHash: null,
		accountId: customer?.id ?? null,
		staffId,
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
		const refusal = messages.placeRefusal(outcome, checkoutMarket());
		return back(refusal.errors, refusal.status);
	}
	await startCheckout(outcome.number, request);
	return redirectWithFlash(`/orders/${outcome.number}`, {
		tone: outcome.repeated ? "info" : "success",
		text: outcome.repeated ? t.phoneOrder.alreadyPlaced : t.phoneOrder.placed,
	});
}

const findDraftsOrder = (draft: string, staffId: number) =>
	findPlacedOrder(db, { idempotencyKey: draft, cartId: null, guestHash: null, accountId: null, staffId });

export default function NewOrder() {
	const { draft, defaults, ...shown } = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	const { view, beside } = sent ?? shown;
	return (
		<PhoneOrderPage
			draft={draft}
			defaults={defaults}
			view={view}
			{...beside}
			lastResult={sent}
			message={sent?.message ?? null}
			landOn={sent?.landOn ?? null}
		/>
	);
}
