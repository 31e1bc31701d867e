import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { timeOnClock } from "#app/common/calendar.ts";
import { trailOfNumber } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import { customerOfPath } from "#app/common/screens/customer-path.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { mayRetryRefund } from "#app/payments/refunds.server.ts";
import { DisputeNotices } from "#app/payments/ui/dispute-notices.tsx";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { nextStep } from "#app/shop/orders/next-step.ts";
import { requireOrder, viewOrder } from "#app/shop/orders/order-request.server.ts";
import { ONLINE } from "#app/shop/orders/order-rules.ts";
import { formatDeadline } from "#app/shop/orders/own/order-progress.ts";
import { type Order as FoundOrder, refundOwed } from "#app/shop/orders/read-order.server.ts";
import { orderMoney } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { hasOpenReturn } from "#app/shop/orders/returns/return-labels.ts";
import { OrderReturn } from "#app/shop/orders/returns/ui/order-returns.tsx";
import { describeWriteOffs } from "#app/shop/orders/returns/write-off.ts";
import { OrderActions, ParcelActions, ReturnActions } from "#app/shop/orders/ui/order-actions.tsx";
import { OrderBadges } from "#app/shop/orders/ui/order-badges.tsx";
import { OrderFacts } from "#app/shop/orders/ui/order-facts.tsx";
import { OrderHistory } from "#app/shop/orders/ui/order-history.tsx";
import { OrderItems } from "#app/shop/orders/ui/order-items.tsx";
import { OrderMoney, RefundFailed } from "#app/shop/orders/ui/order-money.tsx";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RecordHeading } from "#app/ui/office/record-heading.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(t.orderPage.title({ number: data ? formatReferenceNumber(data.order.number) : "" })) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const now = new Date();
	await expireOrders(db, { number: orderNumberFrom(params), now });
	const found = await requireOrder(params);
	const { online } = found;
	const view = viewOrder(found);
	const money = orderMoney(found);
	const leftOf = { left: money?.left ?? 0, isDisputed: (money?.takenBack ?? 0) > 0 };
	return json({
		order: {
			...view,
			note: found.note,
			/** Where the customer pays, to read out or to copy. */
			paymentLink: view.payOnline ? `${env.APP_ORIGIN}/track?number=${found.number}` : null,
			deadline: formatDeadline(found, found.pay_before && formatMarketMoment(found.pay_before)),
			history: found.history.map((event) => ({ ...event, at: formatMarketMoment(event.at) })),
			returns: found.returns.map(({ created_at, ...request }) => ({
				...request,
				kind: RETURN_KINDS[request.kind].label,
				at: formatMarketMoment(created_at),
			})),
		},
		owed: owedBesideFailed(found),
		money,
		paymentHref: `/dashboard/payments/${maskId(online?.id ?? 0)}`,
		refunds: (online?.refunds ?? []).map((refund) => ({
			...refund,
			at: formatMarketMoment(refund.created_at),
			again: refund.next_attempt_at && formatMarketMoment(refund.next_attempt_at),
			mayRetry: mayRetryRefund(refund, leftOf),
		})),
		disputes: (online?.disputes ?? []).map(({ answer_before: before, ...dispute }) => ({
			...dispute,
			answerBefore: before && formatMarketMoment(before),
		})),
		asOf: timeOnClock(now, market.timeZone),
	});
}

/** The refund that is due, less those that only staff try again, which have a notice of their own. Minor units. */
function owedBesideFailed(order: FoundOrder): number {
	const left = orderMoney(order)?.left ?? 0;
	const failed = (order.online?.refunds ?? []).filter(
		({ state, amount, next_attempt_at }) => state === "failed" && next_attempt_at === null && amount <= left,
	);
	return Math.max(0, refundOwed(order) - failed.reduce((sum, { amount }) => sum + amount, 0));
}

export const clientLoader = keepLast();

export default function OrderScreen() {
	const { order, owed, money, paymentHref, refunds, disputes, asOf } = useLoaderData<typeof loader>();
	const live = useLive("orders");
	const here = `/orders/${order.number}`;
	const next = nextStep(order, owed, order.returns);
	const returnCards = order.returns.map((request) => ({
		isOpen: hasOpenReturn([request]),
		card: (
			<Card key={request.id} title={t.orderPage.return}>
				<OrderReturn request={request} />
				{describeWriteOffs(request.lines) ? (
					<p className="mt-1 text-secondary">{describeWriteOffs(request.lines)}</p>
				) : null}
				<ReturnActions number={order.number} request={request} next={next} />
			</Card>
		),
	}));
	return (
		<SoftNavigation within="/orders">
			<Outlet />
			<LiveEnded live={live} here={here} />
			<RecordHeading
				title={
					<>
						<span className="sr-only">{t.orderPage.order} </span>
						{formatReferenceNumber(order.number)}
					</>
				}
				asOf={<LiveAsOf live={live} asOf={asOf} here={here} />}
				badges={<OrderBadges order={order} />}
				facts={[order.name]}
			/>
			<RefundFailed number={order.number} currency={order.currency} refunds={refunds} />
			<DisputeNotices disputes={disputes} currency={order.currency} href={paymentHref} />
			<OrderActions order={order} owed={owed} left={(money?.left ?? 0) + (money?.planned ?? 0)} />
			<div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
				<div className="grid gap-5">
					{/* A return that waits for an answer comes first. */}
					{returnCards.filter(({ isOpen }) => isOpen).map(({ card }) => card)}
					<ParcelActions order={order} />
					<OrderItems order={order} />
					{returnCards.filter(({ isOpen }) => !isOpen).map(({ card }) => card)}
					{order.payment_method === ONLINE && money && money.paid > 0 ? (
						<OrderMoney {...money} refunds={refunds} href={paymentHref} />
					) : null}
				</div>
				<div className="grid gap-5">
					<Card
						title={t.orderPage.customerDelivery}
						aside={
							order.fulfilment === "shipped" && order.parcels.length === 0 ? (
								<ButtonLink variant="quiet" dense href={`${here}/parcel`}>
									<Icon name="truck" /> {t.orderPage.editTracking}
								</ButtonLink>
							) : null
						}
					>
						<OrderFacts order={order} isForStaff customerHref={customerOfPath(order)} />
						{order.deadline ? <p className="mt-3 text-secondary">{order.deadline}</p> : null}
						{order.paymentLink ? (
							<p className="mt-3 wrap-anywhere">
								{t.orderPage.paymentLink({
									label: (text) => <span className="text-secondary">{text}</span>,
									link: <a href={order.paymentLink}>{order.paymentLink}</a>,
								})}
							</p>
						) : null}
						{order.note ? (
							<p className="mt-3 whitespace-pre-line wrap-anywhere">
								<span className="text-secondary">{t.orderPage.customerNote} </span>
								<bdi>{order.note}</bdi>
							</p>
						) : null}
					</Card>
					<Card
						title={t.words.history}
						aside={
							<ButtonLink variant="quiet" dense href={`${here}/note`}>
								<Icon name="edit" /> {t.orderPage.addNote}
							</ButtonLink>
						}
					>
						<OrderHistory events={order.history} currency={order.currency} />
						<TrailLink href={trailOfNumber(order.number)} />
					</Card>
				</div>
			</div>
		</SoftNavigation>
	);
}
