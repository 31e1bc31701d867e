import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";

type OrderFactsProps = {
	order: OrderView;
	/** Their phone and email are links. */
	isForStaff?: true;
	/** For staff: the page of the customer. */
	customerHref?: string | undefined;
};

export function OrderFacts({ order, isForStaff, customerHref }: OrderFactsProps) {
	return (
		<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
			<Fact name={t.orderPage.ordered}>
				<time>{order.placedAt}</time>
			</Fact>
			<Fact name={t.words.name}>{customerHref ? <a href={customerHref}>{order.name}</a> : order.name}</Fact>
			{order.address.length > 0 ? (
				<Fact name={t.checkout.deliveryAddress}>{withCommas(order.address.map(isolated))}</Fact>
			) : null}
			{order.tax_number ? <Fact name={t.invoices.seller.taxNumber}>{isolated(order.tax_number)}</Fact> : null}
			{order.contact ? (
				<Fact name={t.words.phone}>
					{isForStaff ? (
						<a className="link" href={`tel:${order.contact_e164}`}>
							{order.contact}
						</a>
					) : (
						order.contact
					)}
				</Fact>
			) : null}
			{order.email ? (
				<Fact name={t.words.email}>{isForStaff ? <EmailLink email={order.email} /> : order.email}</Fact>
			) : null}
			<Fact name={t.orderList.delivery}>{order.delivery_name}</Fact>
			{order.carrier ? <Fact name={t.orderParcels.carrier}>{order.carrier}</Fact> : null}
			{order.tracking_number ? (
				<Fact name={t.orderParcels.trackingNumber}>
					{order.trackingHref ? (
						<a href={order.trackingHref}>{order.tracking_number}</a>
					) : (
						order.tracking_number
					)}
				</Fact>
			) : null}
			<Fact name={t.words.payment}>{order.paymentLabel}</Fact>
		</dl>
	);
}
