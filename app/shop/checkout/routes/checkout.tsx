import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listAddresses, readAddress } from "#app/account/addresses/addresses.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { refuseBots } from "#app/http/forms/refuse-bots.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { ensureGuest, guestHash } from "#app/http/session/guest.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import {
	ensureLimitedCartOwner,
	ensureWishlistOwner,
	readCartOwner,
} from "#app/shop/cart/cart-request.server.ts";
import {
	type CartMessage,
	changeLine,
	changeQuantities,
	combineMessages,
} from "#app/shop/cart/change-lines.server.ts";
import { pressedButton } from "#app/shop/cart/line-fields.ts";
import { readCheckout, typedCheckoutSchema } from "#app/shop/checkout/checkout-form.ts";
import * as words from "#app/shop/checkout/checkout-messages.ts";
import {
	readCheckoutView,
	returnForm,
	saveDiscountCode,
} from "#app/shop/checkout/checkout-request.server.ts";
import { findPlacedOrder } from "#app/shop/checkout/place-order.server.ts";
import {
	callingCountries,
	confirmationPath,
	place,
	type SentCheckout,
} from "#app/shop/checkout/place-order-request.server.ts";
import { CheckoutPage } from "#app/shop/checkout/ui/checkout-page.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => [
	{ title: "Cart and checkout – Meeha" },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await readPerson(request);
	const addresses = person && (await listAddresses(db, person));
	const defaults = words.initialFields(person, addresses?.[0]);
	const view = await readCheckoutView(request, defaults, "opened");
	// Named here, and not where the form is sent, so that two submits of it come from the same visitor.
	const { headers } = person || !view ? { headers: {} } : await ensureGuest(request);
	return json(
		{
			view,
			defaults: { ...defaults, ...(view && words.chosenFields(view)) },
			addresses: addresses && words.addressChoices(addresses),
			idempotencyKey: randomUUID(),
			currency: env.MARKET_CURRENCY,
		},
		{ headers },
	);
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, typedCheckoutSchema, person, async (fields, typed) =>
		typed.intent === "place" && readCheckout(typed, callingCountries(request)).ok ? refuseBots(fields) : null,
	);
	if (!form.ok) return returnForm(request, form.refusal, "refused");
	const { idempotencyKey = "", cart = "", intent } = form.value;
	const accountId = person?.accountId ?? null;
	const sender = { accountId, guestHash: person ? null : await guestHash(request) };
	const placed = await findPlacedOrder(db, { ...sender, idempotencyKey, cartId: unmaskId(cart) });
	if (placed)
		return redirectWithFlash(confirmationPath(placed), {
			tone: "info",
			text: "This order was already placed.",
		});
	const press = pressedButton(form.value);
	// Putting something back may open a cart, as putting it in does.
	const opened = press?.kind === "restore" ? await ensureLimitedCartOwner(request, person) : null;
	const owner = opened?.owner ?? (await readCartOwner(request, person));
	const pressed = press && "lineId" in press ? press.lineId : null;
	const typed = { owner, typed: form.value, besides: pressed, now: new Date() };
	const { errors, message } = await changeQuantities(db, typed);
	if (Object.keys(errors).length > 0) return returnForm(request, form.refuse(errors), "refused");
	if (intent === "place") return place(request, person, form, message);
	if (!press) return update(request, person, form, message);
	const { owner: wishes, headers } = await ensureWishlistOwner(request, person);
	for (const [name, value] of opened?.headers ?? []) headers.append(name, value);
	const done = await changeLine(db, { owner, wishes, press, now: new Date() });
	const all = combineMessages(message ? [message, done] : [done]);
	return returnForm(request, form.refuse({}, 200), "updated", { message: all, headers });
}

/** Shows the form again with what its fields come to, or with the fields of a saved address. */
async function update(
	request: Request,
	person: Person | null,
	form: SentCheckout,
	message: CartMessage | null,
) {
	const { value: typed, refuse } = form;
	const addressId = words.chosenAddress(typed.intent);
	const address = person && addressId ? await readAddress(db, { ...person, addressId }) : undefined;
	const change = address ? words.addressFields(address) : {};
	const view = await readCheckoutView(request, { ...typed, ...change }, "updated");
	if (!view) return returnForm(request, refuse({}, 409), "updated", { message });
	const { discount } = view;
	if (discount?.isRefused)
		return returnForm(request, refuse({ discountCode: [discount.note] }), "updated", { change, message });
	await saveDiscountCode(request, person, typed, view);
	return returnForm(request, refuse({}, 200), "updated", { change, message });
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
