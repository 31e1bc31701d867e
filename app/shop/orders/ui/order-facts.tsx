import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Fact } from "#app/ui/receipt/fact.tsx";

type OrderFactsProps = {
	order: OrderView;
	/** For staff: the page of the customer. */
	customerHref?: string | undefined;
};

export function OrderFacts({ order, customerHref }: OrderFactsProps) {
	return (
		<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
			<Fact name="Ordered">
				<time>{order.placedAt}</time>
			</Fact>
			<Fact name="Name">{customerHref ? <a href={customerHref}>{order.name}</a> : order.name}</Fact>
			{order.address.length > 0 ? <Fact name="Delivery address">{order.address.join(", ")}</Fact> : null}
			{order.contact ? <Fact name="Phone">{order.contact}</Fact> : null}
			{order.email ? <Fact name="Email">{order.email}</Fact> : null}
			<Fact name="Delivery">{order.delivery_name}</Fact>
			{order.carrier ? <Fact name="Carrier">{order.carrier}</Fact> : null}
			{order.tracking_number ? (
				<Fact name="Tracking number">
					{order.trackingHref ? (
						<a href={order.trackingHref}>{order.tracking_number}</a>
					) : (
						order.tracking_number
					)}
				</Fact>
			) : null}
			<Fact name="Payment">{order.paymentLabel}</Fact>
		</dl>
	);
}
