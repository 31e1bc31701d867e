import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
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
import { parcelOf, requireOrder, viewOrder } from "#app/shop/orders/order-request.server.ts";
import { CASH_ON_DELIVERY, mayShipParcel, refuseByParcels } from "#app/shop/orders/order-rules.ts";
import { stateInText } from "#app/shop/orders/order-states.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import type { Order } from "#app/shop/orders/read-order.server.ts";
import { shipParcel } from "#app/shop/orders/shipping/order-parcels.server.ts";
import { AlreadyDone } from "#app/shop/orders/ui/already-done.tsx";
import { ChangeFields } from "#app/shop/orders/ui/change-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

async function readChange(params: { number?: string; change?: string }) {
	const { change = "" } = params;
	if (!Object.hasOwn(ORDER_CHANGES, change)) throw json(null, { status: 404 });
	return { change: change as OrderChangeName, order: await requireOrder(params) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { change, order } = await readChange(params);
	const { column } = ORDER_CHANGES[change];
	const parcelId = change === "shipment" ? parcelOf(request) : undefined;
	const parcel = viewOrder(order).parcels.find(({ id }) => id === parcelId);
	return json({
		change,
		/** The one of several parcels that is shipped. */
		parcel: parcel && {
			which: parcel.which,
			units: parcel.lines.map(({ title, quantity }) => `${quantity} × ${title}`),
		},
		number: order.number,
		name: order.name,
		expectedStatus: order[column],
		linesVersion: order.lines_version,
		mayTakeCash: order.payment_method === CASH_ON_DELIVERY && order.payment === "unpaid",
		fulfilment: order.fulfilment,
		refund: change === "cancellation" ? describeRefundOnEnd(order) : null,
		// The action checks a POST itself.
		notice:
			request.method !== "GET"
				? null
				: parcelId === undefined
					? whyImpossible(order, change)
					: whyUnshippable(order, parcel),
	});
}

function whyImpossible(order: Order, change: OrderChangeName): string | null {
	if (allowedOrderChanges(order).includes(change)) return null;
	const { column, to } = ORDER_CHANGES[change];
	if (order[column] === to) return t.orderChanges.already({ status: stateInText(to) });
	const byParcels = refuseByParcels(order, { column, to });
	return byParcels ? t.orderRefusals.byParcels[byParcels] : describeState(order);
}

function whyUnshippable(order: Order, parcel: OrderView["parcels"][number] | undefined): string | null {
	if (!parcel) return t.orderRefusals.parcelsChanged;
	if (parcel.shippedAt) return t.orderChanges.parcelShipped({ which: parcel.which });
	return mayShipParcel(order) ? null : describeState(order);
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { change, order } = await readChange(params);
	const { column, to } = ORDER_CHANGES[change];
	const { verb, done } = t.orderChanges[change];
	const form = await readForm(request, changeSchema(change), person);
	if (!form.ok) return form.refusal;
	const { number } = order;
	const parcelId = change === "shipment" ? parcelOf(request) : undefined;
	try {
		const by = { number, actorId: person.accountId, now: new Date() };
		const outcome =
			parcelId !== undefined && "parcel" in form.value
				? await shipParcel(db, { ...form.value, ...by, parcelId })
				: await changeOrder(db, { ...form.value, ...by, by: "staff", column, to } as OrderChange);
		if (!outcome.ok) {
			const { reason, status } = explainOrderRefusal(outcome, formatMarketMoment);
			return form.refuse({ "": [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, verb, request)] }, 503);
	}
	const text = parcelId === undefined ? done : t.orderChanges.parcelDone;
	return redirectWithFlash(`/orders/${number}`, { tone: "success", text });
}

export default function Change() {
	const { change, notice, parcel, ...order } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "change",
		lastResult: refused,
	});
	const here = `/orders/${order.number}`;
	const { asks, danger } = ORDER_CHANGES[change];
	const { question, consequence, verb, button } = t.orderChanges[change];
	const why = form.errors?.join(" ");
	if (why) return <ChangeFailed what={verb} reason={why} href={here} back={t.orderChanges.backOrder} />;
	if (notice) return <AlreadyDone text={notice} href={here} />;
	const isAsked = asks === "cash" ? order.mayTakeCash : asks !== undefined;
	return (
		<Dialog
			title={parcel ? t.orderChanges.parcelQuestion({ which: parcel.which }) : question}
			closeHref={here}
			isFieldFocused={isAsked}
		>
			<p className="font-semibold wrap-anywhere">
				<span className="whitespace-nowrap">{formatReferenceNumber(order.number)}</span>, {order.name}
			</p>
			{parcel ? <p className="mt-1 wrap-anywhere">{parcel.units.join(", ")}</p> : null}
			<p className="mt-1 mb-4 text-secondary">
				{consequence}
				{change === "cancellation" && order.fulfilment === "shipped" ? ` ${t.orderChanges.wasShipped}` : null}
				{order.refund ? ` ${order.refund}` : null}
			</p>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<input type="hidden" name="expectedStatus" value={order.expectedStatus} />
				{change === "cancellation" ? (
					<input type="hidden" name="expectedFulfilment" value={order.fulfilment} />
				) : null}
				<input type="hidden" name="linesVersion" value={order.linesVersion} />
				<ChangeFields asks={asks} fields={fields} mayTakeCash={order.mayTakeCash} />
				<DialogButtons
					safeLabel={change === "cancellation" ? t.orderChanges.keepOrder : t.orderChanges.goBack}
				>
					<Button variant={danger ? "danger" : "primary"} busy={t.orderChanges.working}>
						{button}
					</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
