import { t } from "#app/common/language/messages.ts";
import { REFUND_REQUESTED, stateRow } from "#app/shop/orders/order-states.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import { RETURN_STATES, type ReturnState } from "#app/shop/orders/returns/return-labels.ts";
import { EventList } from "#app/ui/receipt/event-list.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

/** The details, and who acted, are only for the shop. */
type ShownEvent = OrderView["history"][number] & { detail?: string; by?: string | null };

const LEADS = {
	get status() {
		return t.orderPage.status;
	},
	get payment() {
		return t.words.payment;
	},
	get fulfilment() {
		return t.orderPage.fulfilment;
	},
};

function rowOf({ kind, to_value }: ShownEvent) {
	if (kind === "placed")
		return { lead: "", label: t.orderPage.orderPlaced, tone: "blue", icon: "cart" } as const;
	if (kind === "note") return { lead: "", label: t.words.note, tone: "grey", icon: "edit" } as const;
	if (kind === "edit")
		return { lead: "", label: t.orderPage.itemsChanged, tone: "blue", icon: "edit" } as const;
	if (kind === "split")
		return { lead: "", label: t.orderPage.parcelsChanged, tone: "blue", icon: "packing" } as const;
	if (kind === "parcel")
		return {
			lead: "",
			label: t.orderPage.parcelWasShipped({ which: to_value ?? "" }),
			tone: "blue",
			icon: "truck",
		} as const;
	if (kind === "return") return { lead: t.orderPage.return, ...RETURN_STATES[to_value as ReturnState] };
	if (to_value === REFUND_REQUESTED)
		return { lead: LEADS.payment, label: t.orderPage.refundRequested, tone: "blue", icon: "undo" } as const;
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
