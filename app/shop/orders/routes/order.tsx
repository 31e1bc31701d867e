import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { DisputeNotices } from "#app/common/payments/dispute-notices.tsx";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailOfNumber } from "#app/common/trail-path.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { paymentMethod } from "#app/shop/checkout/pricing/payment-methods.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { nextStep } from "#app/shop/orders/next-step.ts";
import { requireOrder } from "#app/shop/orders/order-request.server.ts";
import { formatDeadline } from "#app/shop/orders/own/order-progress.ts";
import { type Order as FoundOrder, refundOwed } from "#app/shop/orders/read-order.server.ts";
import { orderMoney } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { hasOpenReturn, RETURN_KINDS } from "#app/shop/orders/returns/return-labels.ts";
import { describeWriteOffs } from "#app/shop/orders/returns/write-off.ts";
import { trackingLink } from "#app/shop/orders/shipping/tracking-link.ts";
import { OrderActions, ReturnActions } from "#app/shop/orders/ui/order-actions.tsx";
import { OrderBadges } from "#app/shop/orders/ui/order-badges.tsx";
import { OrderFacts } from "#app/shop/orders/ui/order-facts.tsx";
import { OrderHistory } from "#app/shop/orders/ui/order-history.tsx";
import { OrderItems } from "#app/shop/orders/ui/order-items.tsx";
import { OrderMoney } from "#app/shop/orders/ui/order-money.tsx";
import { OrderReturn } from "#app/shop/orders/ui/order-returns.tsx";
import { RefundFailed } from "#app/shop/orders/ui/refund-failed.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "#app/ui/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`Order ${data ? formatReferenceNumber(data.order.number) : ""}`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const now = new Date();
	await expireOrders(db, { number: orderNumberFrom(params), now });
	const found = await requireOrder(params);
	const moment = (at: string) => formatMoment(at, market.timeZone, now);
	const { history, returns, created_at, pay_before, online, ...order } = found;
	return json({
		order: {
			...order,
			placedAt: moment(created_at),
			address: addressLines(order),
			trackingHref: trackingLink(env.CARRIER_LINKS, order),
			paymentLabel: paymentMethod(order.payment_method)?.name ?? order.payment_method,
		},
		deadline: formatDeadline(order, pay_before && moment(pay_before)),
		owed: owedBesideFailed(found),
		money: orderMoney(found),
		paymentHref: `/dashboard/payments/${maskId(online?.id ?? 0)}`,
		refunds: (online?.refunds ?? []).map(({ created_at: at, next_attempt_at: again, ...refund }) => ({
			...refund,
			at: moment(at),
			again: again && moment(again),
		})),
		disputes: (online?.disputes ?? []).map(({ answer_before: before, ...dispute }) => ({
			...dispute,
			answerBefore: before && moment(before),
		})),
		history: history.map((event) => ({ ...event, at: moment(event.at) })),
		returns: returns.map(({ lines, created_at: requestedAt, ...request }) => ({
			...request,
			kind: RETURN_KINDS[request.kind].label,
			at: moment(requestedAt),
			lines: lines.map(({ order_line_id, title, quantity }) => ({ id: order_line_id, title, quantity })),
			writeOffs: describeWriteOffs(lines),
		})),
		asOf: wallClock(now, market.timeZone).time,
	});
}

/** The refund that is due, less those that failed, which have a notice of their own. Minor units. */
function owedBesideFailed(order: FoundOrder): number {
	const left = orderMoney(order)?.left ?? 0;
	const failed = (order.online?.refunds ?? []).filter(
		({ state, amount }) => state === "failed" && amount <= left,
	);
	return Math.max(0, refundOwed(order) - failed.reduce((sum, { amount }) => sum + amount, 0));
}

export const clientLoader = keepLast();

export default function OrderScreen() {
	const { order, deadline, owed, money, paymentHref, refunds, disputes, history, returns, asOf } =
		useLoaderData<typeof loader>();
	const live = useLive("orders");
	const here = `/orders/${order.number}`;
	const next = nextStep(order, owed, returns);
	const returnCards = returns.map((request) => ({
		isOpen: hasOpenReturn([request]),
		card: (
			<Card key={request.id} title="Return">
				<OrderReturn request={request} />
				{request.writeOffs ? <p className="mt-1 text-secondary">{request.writeOffs}</p> : null}
				<ReturnActions number={order.number} request={request} next={next} />
			</Card>
		),
	}));
	return (
		<SoftNavigation within="/orders">
			<Outlet />
			<LiveEnded live={live} here={here} />
			<DashboardNav here="/orders" />
			<div className="mb-5 flex flex-wrap items-start justify-between gap-3">
				<div className="grid gap-2">
					<h1 className="text-2xl tabular-nums">
						<span className="sr-only">Order </span>
						{formatReferenceNumber(order.number)}
					</h1>
					<OrderBadges order={order} />
				</div>
				<LiveAsOf live={live} asOf={asOf} here={here} />
			</div>
			<RefundFailed number={order.number} money={money} refunds={refunds} />
			<DisputeNotices disputes={disputes} currency={order.currency} href={paymentHref} />
			<OrderActions order={order} owed={owed} left={money?.left ?? 0} returns={returns} />
			<div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
				<div className="grid gap-5">
					{/* A return that waits for an answer comes first. */}
					{returnCards.filter(({ isOpen }) => isOpen).map(({ card }) => card)}
					<OrderItems order={order} />
					{returnCards.filter(({ isOpen }) => !isOpen).map(({ card }) => card)}
					{money && money.paid > 0 ? <OrderMoney {...money} refunds={refunds} href={paymentHref} /> : null}
				</div>
				<div className="grid gap-5">
					<Card
						title="Customer and delivery"
						aside={
							order.fulfilment === "shipped" ? (
								<ButtonLink variant="quiet" dense href={`${here}/parcel`}>
									<Icon name="truck" /> Edit tracking
								</ButtonLink>
							) : null
						}
					>
						<OrderFacts order={order} />
						{deadline ? <p className="mt-3 text-secondary">{deadline}</p> : null}
						{order.note ? (
							<p className="mt-3 whitespace-pre-line wrap-anywhere">
								<span className="text-secondary">Customer note: </span>
								{order.note}
							</p>
						) : null}
					</Card>
					<Card
						title="History"
						aside={
							<ButtonLink variant="quiet" dense href={`${here}/note`}>
								<Icon name="edit" /> Add note
							</ButtonLink>
						}
					>
						<OrderHistory events={history} currency={order.currency} />
						<TrailLink href={trailOfNumber(order.number)} />
					</Card>
				</div>
			</div>
		</SoftNavigation>
	);
}
