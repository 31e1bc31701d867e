import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

type Parcel = OrderView["parcels"][number];

type OrderParcelsProps = {
	parcels: readonly Parcel[];
	/** For staff: what the parcels mean for the order. */
	note?: ReactNode;
	/** For staff: what they can do with a parcel. */
	actionsOf?: (parcel: Parcel, at: number) => ReactNode;
};

/** The parcels of an order that is sent in several, with their contents and tracking; nothing of any other order. */
export function OrderParcels({ parcels, note, actionsOf }: OrderParcelsProps) {
	if (parcels.length === 0) return null;
	return (
		<Card title={t.orderParcels.parcels}>
			{note}
			<ul className="-my-3 divide-y divide-line">
				{parcels.map((parcel, at) => (
					<li key={parcel.id} className="py-3">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<h3 className="text-base">{t.orderParcels.parcel({ which: parcel.which })}</h3>
							{parcel.shippedAt ? (
								<StatusBadge
									tone="blue"
									icon="truck"
									label={t.orderParcels.shippedAt({ at: parcel.shippedAt })}
								/>
							) : (
								<StatusBadge tone="grey" icon="inbox" label={t.orderParcels.notShipped} />
							)}
						</div>
						<ul className="mt-1">
							{parcel.lines.map(({ id, quantity, title, options }) => (
								<li key={id} className="wrap-anywhere">
									{quantity} × {title}
									{options ? <span className="text-secondary"> ({options})</span> : null}
								</li>
							))}
						</ul>
						<Tracking parcel={parcel} />
						{actionsOf?.(parcel, at)}
					</li>
				))}
			</ul>
		</Card>
	);
}

function Tracking({ parcel: { carrier, tracking_number: number, trackingHref } }: { parcel: Parcel }) {
	if (!carrier && !number) return null;
	return (
		<p className="mt-1 text-secondary wrap-anywhere">
			{carrier} {trackingHref ? <a href={trackingHref}>{number}</a> : number}
		</p>
	);
}
