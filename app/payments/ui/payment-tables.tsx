import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { DISPUTE_STATES, ENTRY_LABELS, REFUND_STATES } from "#app/payments/payment-labels.ts";
import type { PaymentDetail } from "#app/payments/staff/read-payment.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

const Id = ({ children }: { children: string | null }) => (
	<span className="text-sm text-secondary tabular-nums wrap-anywhere">{children ?? "–"}</span>
);

/** How much a row is about; a fee has a currency of its own. */
const amountIn = (currency: string): Column<{ amount: number; currency?: string | null }> => ({
	key: "amount",
	title: t.words.amount,
	align: "end",
	cell: ({ amount, currency: own }) => (
		<Price amount={amount} currency={own ?? currency} className="font-semibold" />
	),
});

type Entry = PaymentDetail["entries"][number];

/** What the provider took and gave back. */
export function EntryTable({ entries, currency }: { entries: readonly Entry[]; currency: string }) {
	const columns: Column<Entry>[] = [
		{ key: "kind", title: t.payments.entry, isLead: true, cell: ({ kind }) => ENTRY_LABELS[kind] },
		{ key: "at", title: t.payments.recorded, cell: ({ at }) => <time>{at}</time> },
		{ key: "id", title: t.payments.providerId, cell: ({ provider_event }) => <Id>{provider_event}</Id> },
		amountIn(currency),
	];
	return (
		<DataTable caption={t.payments.entriesTitle} columns={columns} rows={entries} rowKey={({ id }) => id} />
	);
}

/** `at`: when it was requested, formatted. */
type Refund = Omit<PaymentDetail["refunds"][number], "created_at"> & { at: string };

type RefundTableProps = {
	/** The number of the order, which tries again itself; null for a stay or a move. */
	order: string | null;
	/** The page of the payment. */
	here: string;
	refunds: readonly Refund[];
	currency: string;
};

/** The refunds of a payment. A failed one can be tried again while that much is left. */
export function RefundTable({ order, here, refunds, currency }: RefundTableProps) {
	const columns: Column<Refund>[] = [
		{
			key: "reason",
			title: t.payments.refund,
			isLead: true,
			cell: ({ reason, by, at }) => (
				<>
					<time>{at}</time>
					{by ? `, ${by}` : null}
					{reason ? <span className="block text-secondary wrap-anywhere">{reason}</span> : null}
				</>
			),
		},
		{
			key: "state",
			title: t.words.status,
			cell: ({ id, state, mayRetry }) => (
				<div className="flex flex-wrap items-center gap-2">
					<StatusBadge {...REFUND_STATES[state]} />
					{mayRetry ? (
						<PostForm
							action={order ? `/orders/${order}/refunds/${maskId(id)}/retry` : here}
							className="print:hidden"
						>
							<input type="hidden" name="refund" value={maskId(id)} />
							<Button dense variant="plain" busy={t.payments.trying}>
								{t.payments.tryAgain}
							</Button>
						</PostForm>
					) : null}
				</div>
			),
		},
		{
			key: "id",
			title: t.payments.providerId,
			cell: ({ provider_reference }) => <Id>{provider_reference}</Id>,
		},
		amountIn(currency),
	];
	return <DataTable caption={t.payments.refunds} columns={columns} rows={refunds} rowKey={({ id }) => id} />;
}

/** `at` and `answerBefore` are formatted. */
type Dispute = Omit<PaymentDetail["disputes"][number], "created_at" | "answer_before"> & {
	at: string;
	answerBefore: string | null;
};

type DisputeTableProps = {
	disputes: readonly Dispute[];
	currency: string;
	/** The page of the payment, where staff close a dispute whose end the provider does not tell; null for others. */
	closedAt: string | null;
};

/** What the customer's bank took back until it decides. */
export function DisputeTable({ disputes, currency, closedAt }: DisputeTableProps) {
	const columns: Column<Dispute>[] = [
		{
			key: "reason",
			title: t.payments.dispute.one,
			isLead: true,
			cell: ({ at, reason, state, answerBefore }) => (
				<>
					<time>{at}</time>, {reasonText(reason)}
					{state === "open" && answerBefore ? (
						<span className="block text-secondary">{t.payments.dispute.answer({ date: answerBefore })}</span>
					) : null}
				</>
			),
		},
		{
			key: "state",
			title: t.words.status,
			cell: ({ id, state }) => (
				<div className="flex flex-wrap items-center gap-2">
					<StatusBadge {...DISPUTE_STATES[state]} />
					{state === "open" && closedAt !== null ? (
						<ButtonLink
							dense
							variant="plain"
							href={`${closedAt}/disputes/${maskId(id)}`}
							className="print:hidden"
						>
							{t.payments.dispute.link}
						</ButtonLink>
					) : null}
				</div>
			),
		},
		{
			key: "id",
			title: t.payments.providerId,
			cell: ({ provider_reference }) => <Id>{provider_reference}</Id>,
		},
		amountIn(currency),
	];
	return (
		<DataTable caption={t.payments.disputes} columns={columns} rows={disputes} rowKey={({ id }) => id} />
	);
}

type Event = { id: number; type: string; event_id: string; at: string };

const EVENT_COLUMNS: Column<Event>[] = [
	{
		key: "type",
		get title() {
			return t.payments.event;
		},
		isLead: true,
		cell: ({ type }) => <span className="wrap-anywhere">{type}</span>,
	},
	{
		key: "at",
		get title() {
			return t.payments.received;
		},
		cell: ({ at }) => <time>{at}</time>,
	},
	{
		key: "id",
		get title() {
			return t.payments.providerId;
		},
		cell: ({ event_id }) => <Id>{event_id}</Id>,
	},
];

/** The webhooks about a payment. */
export const EventTable = ({ events }: { events: readonly Event[] }) => (
	<DataTable caption={t.payments.events} columns={EVENT_COLUMNS} rows={events} rowKey={({ id }) => id} />
);

/** "Product not received" of the provider's `product_not_received`. */
const reasonText = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1).replaceAll("_", " ");
