import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { formatDisputed } from "#app/payments/payment-labels.ts";
import { explainOrderRefusal } from "#app/shop/orders/order-messages.ts";
import { requireOwnOrder } from "#app/shop/orders/order-request.server.ts";
import { mayCustomerCancel } from "#app/shop/orders/order-rules.ts";
import { ORDER_STATE_NAMES } from "#app/shop/orders/order-states.ts";
import { cancelOwnOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { AlreadyDone } from "#app/shop/orders/ui/already-done.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

const schema = z.object({
	expectedStatus: z.enum(ORDER_STATE_NAMES, { error: () => t.orderRefusals.reopen }),
});

export const meta: MetaFunction = () => privatePageMeta(t.ownOrder.cancelOrder);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { order } = await requireOwnOrder(request, params);
	const tooLate = request.method === "GET" && !mayCustomerCancel(order);
	const already = tooLate && order.status === "cancelled" ? t.ownOrder.alreadyCancelled : null;
	const left = order.paid_total - order.refunded_total;
	const money =
		left > 0
			? (formatDisputed(order.online?.disputes ?? []) ??
				(order.refunded_total > 0 ? t.orderProgress.willRefundRestPaid : t.orderProgress.willRefund)({
					amount: formatMoney(left, order.currency),
				}))
			: t.ownOrder.noCharge;
	const reason = tooLate && !already ? t.ownOrder.tooLate : null;
	return json(
		{ number: order.number, status: order.status, money, reason, already },
		{ status: reason ? 409 : 200 },
	);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const number = orderNumberFrom(params);
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ reason: t.orderRefusals.reopen }, { status: 422 });
	const now = new Date();
	try {
		const viewer = await readViewer(request, number);
		const outcome = await cancelOwnOrder(db, {
			number,
			viewer,
			expectedStatus: form.value.expectedStatus,
			now,
		});
		if (!outcome.ok) {
			// Customers don't see which member of staff it was.
			const anonymous = "by" in outcome ? { ...outcome, by: null } : outcome;
			const { reason, status } = explainOrderRefusal(anonymous, formatMarketMoment);
			return json({ reason }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, "cancel an own order", request) }, { status: 503 });
	}
	return redirectWithFlash(`/track/${number}`, { tone: "success", text: t.ownOrder.orderCancelled });
}

export default function Cancellation() {
	const { number, status, money, reason, already } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const here = `/track/${number}`;
	const why = failed?.reason ?? reason;
	if (why)
		return <ChangeFailed what={t.ownOrder.doing} reason={why} href={here} back={t.ownOrder.backOrder} />;
	if (already) return <AlreadyDone text={already} href={here} />;
	return (
		<ConfirmDialog
			title={t.ownOrder.cancelTitle({
				number: formatReferenceNumber(number),
				whole: (text) => <span className="whitespace-nowrap">{text}</span>,
			})}
			closeHref={here}
			safeLabel={t.ownOrder.keepOrder}
			button={t.ownOrder.cancelOrder2}
			busy={t.ownOrder.cancelling}
			fields={{ expectedStatus: status }}
		>
			<p className="text-secondary">{t.ownOrder.cancelConsequence({ money })}</p>
		</ConfirmDialog>
	);
}
