import { t } from "#app/common/language/messages.ts";
import { mayCustomerCancel } from "#app/shop/orders/order-rules.ts";
import type { OrderStates } from "#app/shop/orders/order-states.ts";
import { OrderBadges } from "#app/shop/orders/ui/order-badges.tsx";
import { type InvoicesByNumber, OwnRow, OwnRows } from "./own-row.tsx";

export type OwnOrder = OrderStates & {
	number: string;
	total: number;
	currency: string;
	/** Its items in a few words. */
	items: string;
	/** The picture of its first item. */
	image_hash: string | null;
	/** When it was placed, formatted. */
	placed: string;
};

/** A person's own orders, each with a link to its tracking page. */
export function OwnOrders({ rows, invoices }: { rows: OwnOrder[]; invoices: InvoicesByNumber }) {
	return (
		<OwnRows>
			{rows.map((order) => (
				<OwnRow
					key={order.number}
					number={order.number}
					picture={order.image_hash}
					icon="box"
					title={order.items}
					total={order.total}
					currency={order.currency}
					badges={<OrderBadges order={order} />}
					action={mayCustomerCancel(order) ? t.ownBookings.viewOrCancel : t.ownBookings.view}
					invoices={invoices}
				>
					<p className="text-sm text-secondary">{t.ownBookings.ordered({ date: order.placed })}</p>
				</OwnRow>
			))}
		</OwnRows>
	);
}
