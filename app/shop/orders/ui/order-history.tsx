import { REFUND_REQUESTED, stateRow } from "#app/shop/orders/order-states.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { RETURN_STATES, type ReturnState } from "#app/shop/orders/returns/return-labels.ts";
import { EventList } from "#app/ui/receipt/event-list.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

/** The details, and who acted, are only for the shop. */
type ShownEvent = OrderView["history"][number] & { detail?: string; by?: string | null };

const LEADS = { status: "Order", payment: "Payment", fulfilment: "Delivery" };

function rowOf({ kind, to_value }: ShownEvent) {
	if (kind === "placed") return { lead: "", label: "Order placed", tone: "blue", icon: "cart" } as const;
	if (kind === "note") return { lead: "", label: "Note", tone: "grey", icon: "edit" } as const;
	if (kind === "edit") return { lead: "", label: "Items changed", tone: "blue", icon: "edit" } as const;
	if (kind === "split") return { lead: "", label: "Parcels changed", tone: "blue", icon: "packing" } as const;
	if (kind === "parcel")
		return { lead: "", label: `Parcel ${to_value} shipped`, tone: "blue", icon: "truck" } as const;
	if (kind === "return") return { lead: "Return", ...RETURN_STATES[to_value as ReturnState] };
	if (to_value === REFUND_REQUESTED)
		return { lead: LEADS.payment, label: "Refund requested", tone: "blue", icon: "undo" } as const;
	return { lead: LEADS[kind], ...stateRow(kind, to_value ?? "") };
}

export function OrderHistory({ events, currency }: { events: readonly ShownEvent[]; currency: string }) {
	return (
		<EventList
			events={events.map((event) => {
				const { lead, label, tone, icon } = rowOf(event);
				const text = (
					<>
						{lead ? <span className="text-secondary">{lead}: </span> : null}
						<span className="font-semibold">{label}</span>
						{event.amount !== null && event.kind === "payment" ? (
							<>
								, <Price amount={event.amount} currency={currency} />
							</>
						) : null}
					</>
				);
				const { id, detail, at, by } = event;
				return { id, icon, tone, text, detail, at, by };
			})}
		/>
	);
}
