import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import {
	DISPUTE_STATES,
	ONLINE_PAYMENT_STATES,
	providerLabel,
	REFUND_STATES,
} from "#app/payments/payment-labels.ts";
import type { listPayments } from "#app/payments/staff/list-payments.server.ts";
import { SUBJECT_LABELS } from "#app/payments/staff/payment-filters.ts";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

/** `created`: when the payment was created, formatted. */
export type PaymentRow = Awaited<ReturnType<typeof listPayments>>["rows"][number] & { created: string };

const COLUMNS: Column<PaymentRow>[] = [
	{
		key: "payment",
		get title() {
			return t.words.payment;
		},
		isLead: true,
		cell: (row) => <Which row={row} />,
	},
	{
		key: "customer",
		get title() {
			return t.words.customer;
		},
		cell: (row) => <Who row={row} />,
	},
	{
		key: "state",
		get title() {
			return t.words.status;
		},
		onPhone: "first",
		cell: (row) => (
			<span className="flex flex-wrap gap-1.5">
				<StatusBadge {...ONLINE_PAYMENT_STATES[row.state]} />
				{row.dispute ? <StatusBadge {...DISPUTE_STATES[row.dispute]} /> : null}
				{row.hasFailedRefund ? (
					<StatusBadge {...REFUND_STATES.failed} label={t.payments.refundFailed} />
				) : null}
			</span>
		),
	},
	{
		key: "provider",
		get title() {
			return t.payments.provider;
		},
		onPhone: "none",
		cell: ({ provider }) => providerLabel(provider),
	},
	{
		key: "amount",
		get title() {
			return t.words.amount;
		},
		align: "end",
		cell: ({ amount, refunded_total, currency }) => (
			<>
				<Price amount={amount} currency={currency} className="font-semibold" />
				{refunded_total > 0 ? (
					<span className="block text-secondary max-lg:hidden">
						{t.payments.refundedPart({ amount: <Price amount={refunded_total} currency={currency} /> })}
					</span>
				) : null}
			</>
		),
	},
];

export function PaymentTable({ rows }: { rows: PaymentRow[] }) {
	return (
		<DataTable caption={t.payments.title} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} isWide />
	);
}

function Which({ row: { id, subject, number, created } }: { row: PaymentRow }) {
	return (
		<>
			<a className="link font-semibold tabular-nums" href={`/dashboard/payments/${maskId(id)}`}>
				{SUBJECT_LABELS[subject]} <span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>
			</a>
			<p className="text-secondary max-lg:hidden">{created}</p>
		</>
	);
}

function Who({ row: { name, email, created } }: { row: PaymentRow }) {
	return (
		<>
			<p className="wrap-anywhere">{name ?? "–"}</p>
			{email ? <p className="text-secondary wrap-anywhere max-lg:hidden">{email}</p> : null}
			<p className="text-secondary lg:hidden">{created}</p>
		</>
	);
}
