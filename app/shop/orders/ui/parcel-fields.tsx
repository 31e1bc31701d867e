import type { ReactNode } from "react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { SelectedOrder } from "#app/shop/orders/change-orders.server.ts";
import { stateRow } from "#app/shop/orders/order-states.ts";
import { parcelField } from "#app/shop/orders/shipping/parcel-fields.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function ParcelFields({
	order,
	field,
}: {
	order: SelectedOrder;
	field: (name: string) => FieldSource;
}) {
	const { number, name, city, country, delivery_name: delivery } = order;
	const place = withCommas([city, countryName(country)]);
	const shared = { optional: true, autoComplete: "off", className: "flex-1 basis-48" };
	return (
		<fieldset className="card mb-4 p-4">
			<legend className="sr-only">{formatReferenceNumber(number)}</legend>
			<input type="hidden" name="numbers" value={number} />
			<p className="flex flex-wrap gap-x-3">
				<a className="link font-semibold tabular-nums" href={`/orders/${number}`}>
					{formatReferenceNumber(number)}
				</a>{" "}
				<span className="wrap-anywhere">
					{name}, {place}
				</span>{" "}
				<span className="text-secondary">{delivery}</span>
			</p>
			<div className="mt-3 flex flex-wrap gap-4">
				<TextField field={field(parcelField("carrier", number))} label={t.orderParcels.carrier} {...shared} />
				<TextField
					field={field(parcelField("tracking", number))}
					label={t.orderParcels.trackingNumber}
					{...shared}
				/>
			</div>
		</fieldset>
	);
}

/** The selected orders that a bulk action leaves out, and why. */
export function NotReady({ orders, children }: { orders: readonly SelectedOrder[]; children: ReactNode }) {
	if (orders.length === 0) return null;
	return (
		<div data-tone="yellow" className="notice mb-6">
			<Icon name="alert" />
			<div>
				<h2 className="text-base">{t.orderParcels.leftOut({ count: orders.length })}</h2>
				<p>{children}</p>
				<ul className="mt-2 grid gap-1">
					{orders.map(({ number, name, status, fulfilment }) => (
						<li key={number} className="flex flex-wrap items-center gap-2">
							<a className="link tabular-nums" href={`/orders/${number}`}>
								{formatReferenceNumber(number)}
							</a>{" "}
							<span className="wrap-anywhere">{name}</span> <StatusBadge {...stateRow("status", status)} />{" "}
							<StatusBadge {...stateRow("fulfilment", fulfilment)} />
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
