import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney, typedMoney } from "#app/common/money.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readQueryForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { requireOrder } from "#app/shop/orders/order-request.server.ts";
import { type Order, refundOwed } from "#app/shop/orders/read-order.server.ts";
import type { Refundable } from "#app/shop/orders/returns/refund-amount.ts";
import {
	refundConfirmationSchema,
	refundFields,
	refundSchema,
} from "#app/shop/orders/returns/refund-form.ts";
import {
	orderMoney,
	refundPaidOrder,
	toRefundable,
} from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { RefundConfirmation, RefundForm } from "#app/shop/orders/returns/ui/refund-steps.tsx";
import { AlreadyDone } from "#app/shop/orders/ui/already-done.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

async function readRefund(params: { number?: string }) {
	const order = await requireOrder(params);
	const refundable = toRefundable(order);
	const money = orderMoney(order);
	if (!refundable || !money) throw json(null, { status: 404 });
	return { order, refundable, money };
}

/** The first step asks what to refund, the second, with `step=review`, shows the amount and asks to confirm it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { order, refundable, money } = await readRefund(params);
	const { number, name, currency, refunded_total: refunded, payment } = order;
	const query = new URL(request.url).searchParams;
	const about = { number, name, currency, money, refundable, query: query.toString() };
	const typed = query.has("what") ? Object.fromEntries(query) : proposeRefund(order, refundable);
	const first = { ...about, typed, review: null, refusal: null };
	if (query.get("step") !== "review") return json(first);
	const form = await readQueryForm(request.url, refundSchema(refundable, currency));
	if (!form.ok) return json({ ...first, refusal: form.refusal }, { status: 422 });
	const { choice, quote } = form.value;
	const { why, how = "", isReplacing = false } = choice;
	const proof = await proofToAskFor(person);
	const before = { refunded, payment };
	const review = { quote, why, how, isReplacing, before, idempotencyKey: randomUUID(), proof };
	return json({ ...first, review });
}

/** Proposes the units that returns have brought back and, when all came back, delivery; otherwise the amount that is due. */
function proposeRefund(order: Order, { lines, deliveryLeft }: Refundable) {
	const { fulfilment, currency } = order;
	const owed = refundOwed(order);
	const isOfItems = owed === 0 || lines.some(({ received }) => received > 0);
	const delivery = fulfilment === "returned" && deliveryLeft > 0 ? typedMoney(deliveryLeft, currency) : "";
	const fields = lines.map(({ received }, at) => {
		const names = refundFields(at);
		return { [names.quantity]: String(received), [names.stock]: "restock" };
	});
	const amount = isOfItems ? "" : typedMoney(owed, currency);
	const what = isOfItems ? "items" : "amount";
	return Object.assign({ what, delivery, amount }, ...fields) as Record<string, string>;
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { order, refundable } = await readRefund(params);
	const { number, currency } = order;
	const form = await readProvenForm(request, refundConfirmationSchema, person);
	if (!form.ok) return form.refusal;
	const chosen = await readQueryForm(request.url, refundSchema(refundable, currency));
	try {
		const { expectedAmount, expectedRefunded, expectedPayment, idempotencyKey } = form.value;
		const choice = chosen.ok ? chosen.value.choice : null;
		const shown = { refunded: expectedRefunded, payment: expectedPayment };
		const refund = {
			number,
			expectedAmount,
			shown,
			idempotencyKey,
			actorId: person.accountId,
			now: new Date(),
		};
		const made = await refundPaidOrder(db, { ...refund, choice });
		if (!made.ok)
			return form.refuse({ "": [t.orderRefunds[made.reason]] }, made.reason === "gone" ? 404 : 409);
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "request a refund", request)] }, 503);
	}
	const amount = formatMoney(form.value.expectedAmount, currency);
	const text = refundable.isByHand
		? t.orderRefunds.isRecorded({ amount })
		: t.orderRefunds.onItsWay({ amount });
	return redirectWithFlash(`/orders/${number}`, { tone: "success", text });
}

export default function Refund() {
	const data = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const here = `/orders/${data.number}`;
	const why = refused?.error?.[""]?.join(" ");
	if (why)
		return (
			<ChangeFailed what={t.orderRefunds.doing} reason={why} href={here} back={t.orderRefunds.backOrder} />
		);
	if (data.money.left + data.money.planned <= 0)
		return <AlreadyDone text={t.orderRefunds.nothingLeft} href={here} />;
	return data.review ? (
		<RefundConfirmation {...data} review={data.review} problem={refused?.error?.proof?.join(" ")} />
	) : (
		<RefundForm key={data.query} {...data} />
	);
}
