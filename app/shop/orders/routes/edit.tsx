import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm, readQueryForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { startCheckout } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { describeMoney, explainEdit } from "#app/shop/orders/editing/describe-edit.ts";
import { addedVariants, editConfirmationSchema, editSchema } from "#app/shop/orders/editing/edit-form.ts";
import { type EditOutcome, editOrder } from "#app/shop/orders/editing/edit-order.server.ts";
import { EditReview } from "#app/shop/orders/editing/edit-review.tsx";
import { ItemsForm } from "#app/shop/orders/editing/items-form.tsx";
import { currentDelivery, quoteEdit } from "#app/shop/orders/editing/quote-edit.server.ts";
import { requireOrder, viewOrder } from "#app/shop/orders/order-request.server.ts";
import { mayEditLines, ONLINE } from "#app/shop/orders/order-rules.ts";
import { findGoods } from "#app/shop/products/find-goods.server.ts";
import { readForSale } from "#app/shop/products/for-sale.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(t.orderEdit.title({ number: data ? formatReferenceNumber(data.order.number) : "" })) },
];

const provider = paymentProvider?.name ?? null;

/** The first step asks for the items, the second, with `step=review`, shows old beside new and asks to confirm it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const order = await requireOrder(params);
	const query = new URL(request.url).searchParams;
	const method = await currentDelivery(db, order);
	const first = {
		order: viewOrder(order),
		delivery: method ? { name: method.name, price: method.price } : null,
		added: await readForSale(db, addedVariants(query.keys())),
		found: await findGoods(db, query.get("find") ?? ""),
		typed: Object.fromEntries(query),
		query: query.toString(),
		refusal: null,
		review: null,
	};
	if (!mayEditLines(order)) {
		const { reason, status } = explainEdit({ reason: "not_editable" });
		return json({ ...first, notice: reason }, { status: request.method === "GET" ? status : 200 });
	}
	if (query.get("step") !== "review") return json({ ...first, notice: null });
	const settings = { provider, timeZone: market.timeZone };
	const schema = editSchema(order, (choice) => quoteEdit(db, { order, choice, ...settings }));
	const form = await readQueryForm(request.url, schema);
	if (!form.ok) return json({ ...first, notice: null, refusal: form.refusal }, { status: 422 });
	const { quote } = form.value;
	if (!quote) return json({ ...first, notice: null });
	const money = { isOnline: order.payment_method === ONLINE, isPaid: order.paid_total > 0 };
	const consequence = describeMoney({ ...quote, ...money, currency: order.currency });
	return json({ ...first, notice: null, review: { quote, consequence } });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const order = await requireOrder(params);
	const { number } = order;
	const form = await readForm(request, editConfirmationSchema, person);
	if (!form.ok) return form.refusal;
	const chosen = await readQueryForm(request.url, editSchema(order));
	// The first step says what can't be read.
	if (!chosen.ok) return form.refuse({}, 422);
	try {
		const { choice } = chosen.value;
		const by = { actorId: person.accountId, now: new Date() };
		const settings = { provider, bankAccount: env.BANK_ACCOUNT, timeZone: market.timeZone };
		const outcome = await editOrder(db, { number, choice, ...form.value, ...settings, ...by });
		if (!outcome.ok) {
			const { reason, status } = explain(outcome);
			return form.refuse({ "": [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "edit the order", request)] }, 503);
	}
	if (order.payment_method === ONLINE) await startCheckout(number, request);
	return redirectWithFlash(`/orders/${number}`, { tone: "success", text: t.orderEdit.itemsChanged });
}

function explain(outcome: Extract<EditOutcome, { ok: false }>) {
	if (outcome.reason === "gone") return { reason: t.orderRefusals.gone, status: 404 };
	if (outcome.reason === "refused") return explainEdit(outcome.refusal);
	const advice = t.orderEdit.checkAmountsBelowThen;
	if (outcome.edit === null) return { reason: t.orderEdit.pricesChanged, status: 409 };
	return explainConflict("order", { ...outcome, when: formatMarketMoment(outcome.at), advice });
}

export default function Edit() {
	const { notice, review, ...data } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const { order } = data;
	const here = `/orders/${order.number}`;
	const why = notice ?? refused?.error?.[""]?.join(" ");
	return (
		<div className="max-w-[56rem]">
			<PageHeading
				title={review ? t.orderEdit.checkChanges : t.orderEdit.editItems}
				sub={
					<>
						<a className="link tabular-nums" href={here}>
							{formatReferenceNumber(order.number)}
						</a>
						, {order.name}
					</>
				}
			/>
			{why ? (
				<p data-tone="red" className="notice mb-5" role="alert">
					<Icon name="alert" /> <span>{why}</span>
				</p>
			) : null}
			{notice ? null : review ? (
				<EditReview order={order} query={data.query} {...review} />
			) : (
				<ItemsForm key={data.query} {...data} />
			)}
		</div>
	);
}
