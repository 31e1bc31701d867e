import { maskId } from "#app/common/masked-id.ts";
import {
	DIFFERENCES,
	providerLabel,
	RECORD_KINDS,
	RECORD_STATES,
} from "#app/common/payments/payment-labels.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Price } from "#app/ui/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { listDifferences } from "./differences.server.ts";

type Listed = Awaited<ReturnType<typeof listDifferences>>["rows"][number];

export type DifferenceRow = Omit<Listed, "found_at" | "closed_at" | "closed_by" | "note"> & {
	/** When it was found, formatted. */
	found: string;
};

type ReconciliationProps = {
	/** The provider in the settings; null without one: then nothing can be compared. */
	provider: string | null;
	/** When the last run was, formatted. */
	ran: string | null;
	compared: number;
	isRunning: boolean;
	hasFailed: boolean;
	rows: DifferenceRow[];
	hasMore: boolean;
};

/** Whether the ledger equals the provider's books: the last run, a button for another one, and what differs. */
export function Reconciliation(props: ReconciliationProps) {
	const { provider, rows, hasMore } = props;
	if (!provider && rows.length === 0) return null;
	return (
		<Card
			className="mb-5"
			title={titleOf(props)}
			aside={
				provider ? (
					<PostForm action="/dashboard/payments/reconciliation" className="print:hidden">
						<Button dense variant="plain" busy="Starting...">
							Run now
						</Button>
					</PostForm>
				) : null
			}
		>
			<p className="text-secondary">{describeRun(props)}</p>
			{rows.length > 0 ? (
				<div className="mt-4">
					<DataTable caption="Differences" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} isWide />
				</div>
			) : null}
			{hasMore ? (
				<p className="mt-3 text-secondary">The newest {rows.length} are shown. Close one to see the next.</p>
			) : null}
		</Card>
	);
}

function titleOf({ rows, hasMore }: ReconciliationProps): string {
	if (rows.length === 0) return "Reconciliation";
	if (rows.length === 1) return "1 difference";
	return `${hasMore ? "More than " : ""}${rows.length} differences`;
}

function describeRun({ provider, ran, compared, isRunning, hasFailed, rows }: ReconciliationProps): string {
	if (!provider) return "Online payments are switched off, so nothing is compared any more.";
	const name = providerLabel(provider);
	if (isRunning) return `We are comparing our payments with ${name}.`;
	const failed = hasFailed ? ` ${name} could not be reached since then. We try again within an hour.` : "";
	if (!ran)
		return failed
			? `${name} could not be reached. We try again within an hour.`
			: `Not compared with ${name} yet.`;
	const records = compared === 1 ? "1 record" : `${compared.toLocaleString("en-US")} records`;
	const result = rows.length === 0 ? " No open differences." : "";
	return `Last compared with ${name}: ${ran}, ${records} of the last 3 days.${result}${failed}`;
}

const COLUMNS: Column<DifferenceRow>[] = [
	{ key: "record", title: "Record", isLead: true, cell: (row) => <Which row={row} /> },
	{
		key: "what",
		title: "Difference",
		cell: ({ what, provider }) => (
			<StatusBadge tone="red" icon="alert" label={DIFFERENCES[what].label(providerLabel(provider))} />
		),
	},
	{
		key: "ours",
		title: "Meeha",
		align: "end",
		cell: (row) => <Side amount={row.our_amount} state={row.our_state} currency={row.currency} />,
	},
	{
		key: "theirs",
		title: "Provider",
		align: "end",
		cell: (row) => <Side amount={row.provider_amount} state={row.provider_state} currency={row.currency} />,
	},
	{
		key: "close",
		title: "Action",
		cell: ({ id }) => (
			<a className="link" href={`/dashboard/payments/differences/${maskId(id)}`}>
				Close
			</a>
		),
	},
];

function Which({ row }: { row: DifferenceRow }) {
	const { record_kind, record_id, payment_id, number, found } = row;
	return (
		<>
			<p className="font-semibold">
				{RECORD_KINDS[record_kind]}
				{payment_id && number ? (
					<>
						{" of "}
						<a className="link tabular-nums" href={`/dashboard/payments/${maskId(payment_id)}`}>
							{formatReferenceNumber(number)}
						</a>
					</>
				) : null}
			</p>
			<p className="text-sm text-secondary wrap-anywhere">{record_id}</p>
			<p className="text-secondary">{found}</p>
		</>
	);
}

type SideProps = { amount: number | null; state: Listed["our_state"]; currency: string };

function Side({ amount, state, currency }: SideProps) {
	if (amount === null) return <span className="text-secondary">Not there</span>;
	return (
		<>
			<Price amount={amount} currency={currency} className="font-semibold" />
			<span className="block text-secondary">{state ? RECORD_STATES[state] : null}</span>
		</>
	);
}
