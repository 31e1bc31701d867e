import { randomUUID } from "node:crypto";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { comeBack, keepCode, market, viewOf } from "#app/http/checkout/come-back.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { type ReadForm, readForm } from "#app/http/forms/forms.server.ts";
import {
	nameLimitedCartOwner,
	nameWishOwner,
	readCartId,
	readCartOwner,
} from "#app/http/identity/cart.server.ts";
import { type Person, readPerson } from "#app/http/identity/session.server.ts";
import { nameVisitor, visitorHash } from "#app/http/identity/visitor.server.ts";
import { browserCountry } from "#app/http/network/browser-country.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse, hasUsesLeft } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { refuseRobots } from "#app/http/robots/refuse-robots.server.ts";
import { countMade } from "#app/http/watch/metrics.server.ts";
import { listAddresses, readAddress } from "#app/shop/addresses/addresses.server.ts";
import {
	changeLine,
	changeQuantities,
	type SaidOfCart,
	together,
} from "#app/shop/cart/lines/change-lines.server.ts";
import { pressedButton } from "#app/shop/cart/lines/line-fields.ts";
import { sayChange } from "#app/shop/checkout/agreement.ts";
import { readCheckout, type TypedCheckout, typedCheckoutSchema } from "#app/shop/checkout/checkout-form.ts";
import * as words from "#app/shop/checkout/checkout-words.ts";
import { findPlacedOrder, placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { CheckoutPage } from "#app/shop/ui/checkout/checkout-page.tsx";
import { unmaskId } from "#app/site/masked-id.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";

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
	const form = await readForm(request, typedCheckoutSchema, person, async (fields) =>
		fields.get("intent") === "place" ? refuseRobots(fields) : null,
	);
	if (!form.ok) return comeBack(request, form.refusal, "refused");
	const { onceKey = "", cart = "", intent } = form.value;
	const accountId = person?.accountId ?? null;
	const sender = { accountId, visitorHash: person ? null : await visitorHash(request) };
	const placed = await findPlacedOrder(db, { ...sender, onceKey, cartId: unmaskId(cart) });
	if (placed)
		return redirectWithFlash(confirmation(placed), { tone: "info", text: "This order is placed already." });
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

type SentForm = Extract<ReadForm<TypedCheckout>, { ok: true }>;

const confirmation = (number: string) => `/order-confirmation/${number}`;

/** Shows the form again with what its fields come to, or with the fields of a saved address. */
async function update(request: Request, person: Person | null, form: SentForm, said: SaidOfCart | null) {
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

async function place(
	request: Request,
	person: Person | null,
	{ value: typed, refuse }: SentForm,
	said: SaidOfCart | null,
) {
	const back = (errors: Record<string, string[]>, status?: number) =>
		comeBack(request, refuse(errors, status), "refused", { said });
	const read = readCheckout(typed, [browserCountry(request) ?? env.MARKET_COUNTRY]);
	if (!read.ok) return back(read.errors);
	const { checkout } = read;
	await countUse("orderByAddress", clientAddress(request));
	if (!(await hasUsesLeft("orderByEmail", checkout.email)))
		return back({ email: [words.CHECKOUT_REFUSALS.too_many] }, 429);
	const cartId = await readCartId(request);
	if (cartId === undefined) return back({}, 409);
	// An order with a code tells of it, too; one that is refused is counted where the form comes back.
	const view = checkout.discountCode ? await viewOf(request, typed, "refused") : null;
	if (view?.discount?.isNew && !view.discount.isRefused) await keepCode(request, person, typed, view);
	const outcome = await placeOrder(db, {
		...checkout,
		cartId,
		// What an account orders is the account's alone: it does not stay with the browser after signing out.
		visitorHash: person ? null : await visitorHash(request),
		accountId: person?.accountId ?? null,
		currency: env.MARKET_CURRENCY,
		bankAccount: env.BANK_ACCOUNT,
		now: new Date(),
	}).catch((error) => ({
		ok: false as const,
		reason: "failed" as const,
		sentence: failureReason(error, "place an order", request),
	}));
	countMade("order", outcome);
	if (!outcome.ok) {
		const { errors, status } = words.placeRefusal(outcome, market);
		return back(errors, status);
	}
	// The page there says thank you.
	const text = outcome.falls.map((fall) => sayChange(fall, env.MARKET_CURRENCY)).join(" ");
	return text
		? redirectWithFlash(confirmation(outcome.number), { tone: "info", text })
		: redirect(confirmation(outcome.number), { status: 303 });
}

export default function Checkout() {
	const { view, ...shown } = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>();
	return (
		<CheckoutPage {...shown} view={sent ? sent.view : view} lastResult={sent} said={sent?.said ?? null} />
	);
}
