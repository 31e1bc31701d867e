import { formatCount } from "#app/common/language/format-count.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { DIFFERENCES, providerLabel, RECORD_KINDS, RECORD_STATES } from "#app/payments/payment-labels.ts";
import type { listDifferences } from "#app/payments/staff/differences.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

/** `found`: when it was found, formatted. */
export type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>["rows"][number] & { found: string };

/** The last comparison with a provider. */
type Run = {
	provider: string;
	/** When it was, formatted. */
	ran: string | null;
	compared: number;
	isRunning: boolean;
	hasFailed: boolean;
};

type ReconciliationProps = {
	/** One for each provider in the settings: without any, nothing can be compared. */
	runs: Run[];
	rows: DifferenceRow[];
	hasMore: boolean;
};

/** Whether the ledger equals the providers' books: the last runs, a button for another one, and what differs. */
export function Reconciliation({ runs, rows, hasMore }: ReconciliationProps) {
	if (runs.length === 0 && rows.length === 0) return null;
	return (
		<Card
			id="differences"
			className="mt-5"
			title={titleOf(rows.length, hasMore)}
			aside={
				<div className="flex flex-wrap gap-2 print:hidden">
					<ButtonLink dense variant="plain" href="/dashboard/payments/differences.csv">
						<Icon name="download" /> Export differences
					</ButtonLink>
					{runs.length > 0 ? (
						<PostForm action="/dashboard/payments/reconciliation">
							<Button dense variant="plain" busy="Starting...">
								Run now
							</Button>
						</PostForm>
					) : null}
				</div>
			}
		>
			{runs.map((run) => (
				<p key={run.provider} className="text-secondary">
					{describeRun(run)}
				</p>
			))}
			{rows.length === 0 && runs.some(({ ran }) => ran) ? <p>No open differences.</p> : null}
			{runs.length === 0 ? (
				<p className="text-secondary">Online payments are switched off, so nothing is compared any more.</p>
			) : null}
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

/** Leads to what differs, below the list of payments. */
export const DifferencesLink = ({ rows, hasMore }: ReconciliationProps) =>
	rows.length > 0 ? (
		<p className="mb-2">
			<a href="#differences" className="link inline-flex min-h-6 items-center gap-1.5">
				<Icon name="alert" className="text-red" /> {titleOf(rows.length, hasMore)}
			</a>
		</p>
	) : null;

function titleOf(count: number, hasMore: boolean): string {
	if (count === 0) return "Reconciliation";
	if (count === 1) return "1 difference";
	return `${hasMore ? "More than " : ""}${count} differences`;
}

function describeRun({ provider, ran, compared, isRunning, hasFailed }: Run): string {
	const name = providerLabel(provider);
	if (isRunning) return `We are comparing our payments with ${name}.`;
	const failed = hasFailed ? ` ${name} could not be reached since then. We try again within an hour.` : "";
	if (!ran)
		return failed
			? `${name} could not be reached. We try again within an hour.`
			: `Not compared with ${name} yet.`;
	const records = compared === 1 ? "1 record" : `${formatCount(compared)} records`;
	return `Last compared with ${name}: ${ran}, ${records} of the last 3 days.${failed}`;
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
		get title() {
			return marketName();
		},
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

type SideProps = { amount: number | null; state: DifferenceRow["our_state"]; currency: string };

function Side({ amount, state, currency }: SideProps) {
	if (amount === null) return <span className="text-secondary">None</span>;
	return (
		<>
			<Price amount={amount} currency={currency} className="font-semibold" />
			<span className="block text-secondary">{state ? RECORD_STATES[state] : null}</span>
		</>
	);
}
