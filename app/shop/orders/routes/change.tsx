import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { changeSchema } from "#app/shop/orders/change-form.ts";
import { changeOrder, type OrderChange } from "#app/shop/orders/change-order.server.ts";
import { allowedOrderChanges, ORDER_CHANGES, type OrderChangeName } from "#app/shop/orders/order-changes.ts";
import { describeRefundOnEnd, describeState, explainOrderRefusal } from "#app/shop/orders/order-messages.ts";
import { requireOrder } from "#app/shop/orders/order-request.server.ts";
import { CASH_ON_DELIVERY } from "#app/shop/orders/order-rules.ts";
import { stateRow } from "#app/shop/orders/order-states.ts";
import { refundOwed } from "#app/shop/orders/read-order.server.ts";
import { AlreadyDone } from "#app/shop/orders/ui/already-done.tsx";
import { ChangeFields } from "#app/shop/orders/ui/change-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

async function readChange(params: { number?: string; change?: string }) {
	const { change = "" } = params;
	if (!Object.hasOwn(ORDER_CHANGES, change)) throw json(null, { status: 404 });
	return { change: change as OrderChangeName, order: await requireOrder(params) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { change, order } = await readChange(params);
	const { column, to, asks } = ORDER_CHANGES[change];
	// The action checks a POST itself.
	const isPossible = request.method !== "GET" || allowedOrderChanges(order).includes(change);
	const isDone = order[column] === to;
	const left = order.paid_total - order.refunded_total;
	const already = `The order is already ${stateRow(column, to).label.toLowerCase()}.`;
	return json({
		change,
		number: order.number,
		name: order.name,
		expectedStatus: order[column],
		expectedRefunded: order.refunded_total,
		linesVersion: order.lines_version,
		amount: typedMoney(refundOwed(order) || left, order.currency),
		most: { amount: left, currency: order.currency },
		mayTakeCash: order.payment_method === CASH_ON_DELIVERY && order.payment === "unpaid",
		fulfilment: order.fulfilment,
		refund: change === "cancellation" ? describeRefundOnEnd(order) : null,
		proof: asks === "amount" ? await proofToAskFor(person) : null,
		notice: isPossible ? null : isDone ? already : describeState(order),
	});
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { change, order } = await readChange(params);
	const { column, to, asks, verb, done } = ORDER_CHANGES[change];
	const read = asks === "amount" ? readProvenForm : readForm;
	const form = await read(request, changeSchema(change, order.currency), person);
	if (!form.ok) return form.refusal;
	const { number } = order;
	const now = new Date();
	try {
		const by = { by: "staff", actorId: person.accountId, now };
		const outcome = await changeOrder(db, { ...form.value, ...by, number, column, to } as OrderChange);
		if (!outcome.ok) {
			const { reason, status } = explainOrderRefusal(outcome, formatMarketMoment);
			return form.refuse({ [outcome.reason === "too_much" ? "amount" : ""]: [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, verb, request)] }, 503);
	}
	return redirectWithFlash(`/orders/${number}`, { tone: "success", text: done });
}

export default function Change() {
	const { change, notice, ...order } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "change",
		lastResult: refused,
		defaultValue: { amount: order.amount },
	});
	const here = `/orders/${order.number}`;
	const { question, consequence, verb, button, asks, danger } = ORDER_CHANGES[change];
	const why = form.errors?.join(" ");
	if (why) return <ChangeFailed what={verb} reason={why} href={here} back="Back to order" />;
	if (notice) return <AlreadyDone text={notice} href={here} />;
	const isAsked = asks === "cash" ? order.mayTakeCash : asks !== undefined;
	return (
		<Dialog title={question} closeHref={here} isFieldFocused={isAsked}>
			<p className="font-semibold wrap-anywhere">
				<span className="whitespace-nowrap">{formatReferenceNumber(order.number)}</span>, {order.name}
			</p>
			<p className="mt-1 mb-4 text-secondary">
				{consequence}
				{change === "cancellation" && order.fulfilment === "shipped"
					? " It was shipped: cancel it only after the parcel has come back."
					: null}
				{order.refund ? ` ${order.refund}` : null}
			</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedStatus" value={order.expectedStatus} />
				{change === "cancellation" ? (
					<input type="hidden" name="expectedFulfilment" value={order.fulfilment} />
				) : null}
				<input type="hidden" name="linesVersion" value={order.linesVersion} />
				<input type="hidden" name="expectedRefunded" value={order.expectedRefunded} />
				<ChangeFields asks={asks} fields={fields} most={order.most} mayTakeCash={order.mayTakeCash} />
				<ProofField field={fields.proof as FieldSource} kind={order.proof} />
				<DialogButtons safeLabel={change === "cancellation" ? "Keep order" : "Go back"}>
					<Button variant={danger ? "danger" : "primary"} busy="Working...">
						{button}
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
