import { maskId } from "#app/common/masked-id.ts";
import {
	DISPUTE_STATES,
	ONLINE_PAYMENT_STATES,
	providerLabel,
	REFUND_STATES,
} from "#app/common/payments/payment-labels.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { Price } from "#app/ui/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { listPayments } from "./list-payments.server.ts";
import { SUBJECT_LABELS } from "./payment-filters.ts";

type Listed = Awaited<ReturnType<typeof listPayments>>["rows"][number];

export type PaymentRow = Omit<Listed, "created_at" | "payment_reference" | "charged_total"> & {
	/** When the payment was created, formatted. */
	created: string;
};

const COLUMNS: Column<PaymentRow>[] = [
	{ key: "payment", title: "Payment", isLead: true, cell: (row) => <Which row={row} /> },
	{ key: "customer", title: "Customer", cell: (row) => <Who row={row} /> },
	{
		key: "state",
		title: "Status",
		isInline: true,
		cell: (row) => (
			<span className="flex flex-wrap gap-1.5">
				<StatusBadge {...ONLINE_PAYMENT_STATES[row.state]} />
				{row.dispute ? <StatusBadge {...DISPUTE_STATES[row.dispute]} /> : null}
				{row.hasFailedRefund ? <StatusBadge {...REFUND_STATES.failed} label="Refund failed" /> : null}
			</span>
		),
	},
	{ key: "provider", title: "Provider", isInline: true, cell: ({ provider }) => providerLabel(provider) },
	{
		key: "amount",
		title: "Amount",
		align: "end",
		cell: ({ amount, refunded_total, currency }) => (
			<>
				<Price amount={amount} currency={currency} className="font-semibold" />
				{refunded_total > 0 ? (
					<span className="block text-secondary">
						<Price amount={refunded_total} currency={currency} /> refunded
					</span>
				) : null}
			</>
		),
	},
];

export function PaymentTable({ rows }: { rows: PaymentRow[] }) {
	return <DataTable caption="Payments" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} isWide />;
}

function Which({ row: { id, subject, number, created } }: { row: PaymentRow }) {
	return (
		<>
			<a className="link font-semibold tabular-nums" href={`/dashboard/payments/${maskId(id)}`}>
				{SUBJECT_LABELS[subject]} <span className="whitespace-nowrap">{formatReferenceNumber(number)}</span>
			</a>
			<p className="text-secondary">{created}</p>
		</>
	);
}

function Who({ row: { name, email } }: { row: PaymentRow }) {
	return (
		<>
			<p className="wrap-anywhere">{name ?? "–"}</p>
			{email ? <p className="text-secondary wrap-anywhere">{email}</p> : null}
		</>
	);
}
