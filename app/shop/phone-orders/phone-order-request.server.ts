import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import { z } from "zod";
import { listAddresses } from "#app/account/profile/addresses.server.ts";
import { t } from "#app/common/language/messages.ts";
import type { ReadForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { addToCart } from "#app/shop/cart/add-to-cart.server.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";
import { removeLine } from "#app/shop/cart/change-cart.server.ts";
import { type CartMessage, changeQuantities } from "#app/shop/cart/change-lines.server.ts";
import { pressedButton } from "#app/shop/cart/line-fields.ts";
import { typedCheckoutSchema } from "#app/shop/checkout/checkout-form.ts";
import { addressChoices, addressFields } from "#app/shop/checkout/checkout-messages.ts";
import { fillForm, type Shopper, updateForm } from "#app/shop/checkout/checkout-request.server.ts";
import { findGoods } from "#app/shop/products/find-goods.server.ts";
import { findCustomer } from "./find-customer.server.ts";
import { describeAddedItem } from "./phone-order-messages.ts";

/**
 * The checkout's form with a search, `find`, and `forAccount`: the order belongs to the account with the typed email.
 * `intent` is also `find`, and `account`, which looks for the account and fills in what is known.
 */
export const phoneOrderSchema = typedCheckoutSchema.extend({
	find: z.string().optional(),
	forAccount: z.string().optional(),
});

type TypedOrder = z.output<typeof phoneOrderSchema>;
type TypedForm = Extract<ReadForm<TypedOrder>, { ok: true }>;

/** The draft in the page's URL: the key of its order. */
export const readDraft = (url: string): string | null =>
	z.uuid().safeParse(new URL(url).searchParams.get("draft")).data ?? null;

/** Whose cart a draft is: no browser has a token like this. */
export const draftOwner = (staffId: number, draft: string): Shopper => ({
	accountId: null,
	tokenHash: `draft ${staffId} ${draft}`,
	address: null,
});

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** What the page shows besides the form: the items that were found, and the account with the typed email. */
export async function readBeside(typed: Record<string, string>, customer: Customer | undefined) {
	return {
		found: await findGoods(db, typed.find ?? ""),
		customer: customer ?? null,
		addresses: customer ? addressChoices(await listAddresses(db, { accountId: customer.id })) : [],
		addingKey: randomUUID(),
		currency: market.currency,
	};
}

/** The form as it was typed, and what belongs beside it. */
export async function showForm({ form, status }: Awaited<ReturnType<typeof fillForm>>) {
	const typed = form.initialValue;
	const customer = await findCustomer(db, typed.email ?? "");
	return json({ ...form, beside: await readBeside(typed, customer) }, { status });
}

/** Saves the typed quantities, and adds or removes the item of the pressed button. */
export async function changeDraft(shopper: Shopper, typed: TypedOrder) {
	const pressed = pressedButton(typed);
	const press = pressed?.kind === "save" ? null : pressed;
	const exceptLineId = press && "lineId" in press ? press.lineId : null;
	const change = { owner: shopper, now: new Date() };
	const { errors, message } = await changeQuantities(db, { ...change, typed, exceptLineId });
	const changed = message?.changed ?? [];
	const text = message && message.tone !== "success" ? t.phoneOrder.fewerInStock : "";
	const quantities = { tone: "info" as const, text, changed };
	if (Object.keys(errors).length > 0 || !press || typed.intent === "place")
		return { errors, message: quantities, isPressed: false };
	const done = await pressLine(change, press);
	return { errors, message: { ...done, changed: [...changed, ...done.changed] }, isPressed: true };
}

async function pressLine(
	change: { owner: Shopper; now: Date },
	press: NonNullable<ReturnType<typeof pressedButton>>,
): Promise<CartMessage> {
	if (press.kind === "restore") {
		const added = await addToCart(db, { ...change, ...press });
		return { ...describeAddedItem(added), changed: added.ok ? [added.what.variantId] : [] };
	}
	const removed = await removeLine(db, { ...change, lineId: press.lineId });
	if (!removed) return { tone: "info", text: t.phoneOrder.itemGone, changed: [] };
	return {
		tone: "success",
		text: t.phoneOrder.removed({ what: nameOf(removed.what) }),
		changed: [removed.what.variantId],
	};
}

/** Shows the form with current totals. Looking for an account fills in its name and the address used last. */
export async function updateDraft(shopper: Shopper, form: TypedForm, message: CartMessage | null) {
	const { value: typed, refuse } = form;
	const customer = await findCustomer(db, typed.email ?? "");
	const isAsked = typed.intent === "account";
	if (isAsked && !customer) {
		const shown = { change: { forAccount: "" }, message };
		return showForm(await fillForm(shopper, refuse({ email: [t.phoneOrder.noAccount] }), "updated", shown));
	}
	const [address] = isAsked && customer ? await listAddresses(db, { accountId: customer.id }) : [];
	const known: Record<string, string> =
		isAsked && customer
			? { name: customer.name, ...(address ? addressFields(address) : {}), forAccount: "on" }
			: {};
	const buyer = { ...shopper, customerId: customer?.id ?? null };
	const shown = await updateForm(buyer, form, message, known);
	return showForm(shown.form.view ? shown : { ...shown, status: 200 });
}
