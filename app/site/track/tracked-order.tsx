import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MessagesLink } from "#app/conversations/ui/messages-link.tsx";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { RETURN_STATES } from "#app/shop/orders/returns/return-labels.ts";
import { OrderReturn } from "#app/shop/orders/returns/ui/order-returns.tsx";
import { OrderParcels } from "#app/shop/orders/shipping/order-parcels.tsx";
import { OrderBadges } from "#app/shop/orders/ui/order-badges.tsx";
import { OrderFacts } from "#app/shop/orders/ui/order-facts.tsx";
import { OrderHistory } from "#app/shop/orders/ui/order-history.tsx";
import { OrderItems } from "#app/shop/orders/ui/order-items.tsx";
import { PaymentInstructions } from "#app/shop/orders/ui/payment-step.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { ProgressSteps } from "#app/ui/receipt/progress-steps.tsx";
import { isOrderOver, orderSteps } from "./order-steps.ts";

type TrackedOrderProps = {
	order: OrderView;
	asOf: string;
	/** New messages to the customer. */
	unread: number;
	/** The delivered products that have not been reviewed from this order. */
	toReview: readonly number[];
};

/** An order as its customer sees it. */
export function TrackedOrder({ order, asOf, unread, toReview }: TrackedOrderProps) {
	const here = `/track/${order.number}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div className="grid gap-2">
				<p className="text-sm text-secondary">{t.tracking.order.one}</p>
				<h1 className="text-2xl tabular-nums">{formatReferenceNumber(order.number)}</h1>
				<OrderBadges order={order} />
			</div>
			<ProgressSteps steps={orderSteps(order)} isOver={isOrderOver(order)} />
			<p className="text-lg" data-follow-news>
				{order.goods} {order.money}
			</p>
			{order.arrives ? <p className="text-lg font-semibold">{order.arrives}</p> : null}
			{order.deadline ? <p className="text-secondary">{order.deadline}</p> : null}
			<PaymentInstructions order={order} />
			<p className="flex flex-wrap gap-3" data-frame>
				<ButtonLink variant="plain" href={`${here}/receipt`}>
					<Icon name="print" /> {t.tracking.receipt}
				</ButtonLink>
				<MessagesLink unread={unread} number={order.number} />
				<InvoiceLinks number={order.number} invoices={order.invoices} />
				{order.mayReturn ? (
					<ButtonLink variant="plain" href={`${here}/return`}>
						<Icon name="undo" /> {t.tracking.order.return}
					</ButtonLink>
				) : null}
				{order.mayCancel ? (
					<ButtonLink variant="plain" href={`${here}/order-cancellation`}>
						<Icon name="ban" /> {t.tracking.order.cancel}
					</ButtonLink>
				) : null}
			</p>
			{order.returns.map((request) => (
				<Card key={request.id} title={t.tracking.order.yourReturn}>
					<OrderReturn request={request} />
					{request.status === "received" && order.payment === "refunded" ? null : (
						<p className="mt-2 font-semibold">{RETURN_STATES[request.status].forCustomer}</p>
					)}
				</Card>
			))}
			<OrderParcels parcels={order.parcels} />
			<OrderItems
				order={order}
				reviewHref={(productId) =>
					toReview.includes(productId) ? `${here}/review/${maskId(productId)}` : null
				}
			/>
			<Card title={t.tracking.order.delivery}>
				<OrderFacts order={order} />
			</Card>
			<Card title={t.words.history}>
				<OrderHistory events={order.history} currency={order.currency} />
			</Card>
			<AsOf asOf={asOf} here={here} />
		</div>
	);
}
