import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listAddresses, readAddress } from "#app/account/addresses/addresses.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { refuseRobots } from "#app/http/forms/refuse-bots.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { nameVisitor, visitorHash } from "#app/http/session/guest.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import { nameLimitedCartOwner, nameWishOwner, readCartOwner } from "#app/shop/cart/cart-request.server.ts";
import {
	changeLine,
	changeQuantities,
	type SaidOfCart,
	together,
} from "#app/shop/cart/change-lines.server.ts";
import { pressedButton } from "#app/shop/cart/line-fields.ts";
import { readCheckout, typedCheckoutSchema } from "#app/shop/checkout/checkout-form.ts";
import * as words from "#app/shop/checkout/checkout-messages.ts";
import { comeBack, keepCode, viewOf } from "#app/shop/checkout/checkout-request.server.ts";
import { findPlacedOrder } from "#app/shop/checkout/place-order.server.ts";
import {
	callersOf,
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
	const defaults = words.firstFields(person, addresses?.[0]);
	const view = await viewOf(request, defaults, "opened");
	// Named here, and not where the form is sent, so that two submits of it come from the same visitor.
	const { headers } = person || !view ? { headers: {} } : await nameVisitor(request);
	return json(
		{
			view,
			defaults: { ...defaults, ...(view && words.settledFields(view)) },
			addresses: addresses && words.addressChoices(addresses),
			onceKey: randomUUID(),
			currency: env.MARKET_CURRENCY,
		},
		{ headers },
	);
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, typedCheckoutSchema, person, async (fields, typed) =>
		typed.intent === "place" && readCheckout(typed, callersOf(request)).ok ? refuseRobots(fields) : null,
	);
	if (!form.ok) return comeBack(request, form.refusal, "refused");
	const { onceKey = "", cart = "", intent } = form.value;
	const accountId = person?.accountId ?? null;
	const sender = { accountId, visitorHash: person ? null : await visitorHash(request) };
	const placed = await findPlacedOrder(db, { ...sender, onceKey, cartId: unmaskId(cart) });
	if (placed)
		return redirectWithFlash(confirmationPath(placed), {
			tone: "info",
			text: "This order was already placed.",
		});
	const press = pressedButton(form.value);
	// Putting something back may open a cart, as putting it in does.
	const opened = press?.kind === "restore" ? await nameLimitedCartOwner(request, person) : null;
	const owner = opened?.owner ?? (await readCartOwner(request, person));
	const pressed = press && "lineId" in press ? press.lineId : null;
	const typed = { owner, typed: form.value, besides: pressed, now: new Date() };
	const { errors, said } = await changeQuantities(db, typed);
	if (Object.keys(errors).length > 0) return comeBack(request, form.refuse(errors), "refused");
	if (intent === "place") return place(request, person, form, said);
	if (!press) return update(request, person, form, said);
	const { owner: wishes, headers } = await nameWishOwner(request, person);
	for (const [name, value] of opened?.headers ?? []) headers.append(name, value);
	const done = await changeLine(db, { owner, wishes, press, now: new Date() });
	const all = together(said ? [said, done] : [done]);
	return comeBack(request, form.refuse({}, 200), "updated", { said: all, headers });
}

/** Shows the form again with what its fields come to, or with the fields of a saved address. */
async function update(request: Request, person: Person | null, form: SentCheckout, said: SaidOfCart | null) {
	const { value: typed, refuse } = form;
	const addressId = words.chosenAddress(typed.intent);
	const address = person && addressId ? await readAddress(db, { ...person, addressId }) : undefined;
	const change = address ? words.addressFields(address) : {};
	const view = await viewOf(request, { ...typed, ...change }, "updated");
	if (!view) return comeBack(request, refuse({}, 409), "updated", { said });
	const { discount } = view;
	if (discount?.isRefused)
		return comeBack(request, refuse({ discountCode: [discount.note] }), "updated", { change, said });
	await keepCode(request, person, typed, view);
	return comeBack(request, refuse({}, 200), "updated", { change, said });
}

export default function Checkout() {
	const { view, ...shown } = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	return (
		<CheckoutPage
			{...shown}
			view={sent ? sent.view : view}
			lastResult={sent}
			said={sent?.said ?? null}
			landOn={sent?.landOn ?? null}
		/>
	);
}
