import { t } from "#app/common/language/messages.ts";
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
						<Icon name="download" /> {t.paymentDifferences.export}
					</ButtonLink>
					{runs.length > 0 ? (
						<PostForm action="/dashboard/payments/reconciliation">
							<Button dense variant="plain" busy={t.paymentDifferences.starting}>
								{t.paymentDifferences.run}
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
			{rows.length === 0 && runs.some(({ ran }) => ran) ? <p>{t.paymentDifferences.none}</p> : null}
			{runs.length === 0 ? <p className="text-secondary">{t.paymentDifferences.off}</p> : null}
			{rows.length > 0 ? (
				<div className="mt-4">
					<DataTable
						caption={t.paymentDifferences.title}
						columns={COLUMNS}
						rows={rows}
						rowKey={({ id }) => id}
						isWide
					/>
				</div>
			) : null}
			{hasMore ? (
				<p className="mt-3 text-secondary">{t.paymentDifferences.newest({ count: rows.length })}</p>
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
	if (count === 0) return t.paymentDifferences.reconciliation;
	return (hasMore ? t.paymentDifferences.moreThan : t.paymentDifferences.count)({ count });
}

function describeRun({ provider, ran, compared, isRunning, hasFailed }: Run): string {
	const name = providerLabel(provider);
	if (isRunning) return t.paymentDifferences.comparing({ provider: name });
	if (!ran)
		return hasFailed
			? t.paymentDifferences.notReached({ provider: name })
			: t.paymentDifferences.notCompared({ provider: name });
	const last = t.paymentDifferences.last({ provider: name, time: ran, count: compared });
	return hasFailed ? `${last} ${t.paymentDifferences.notReachedSince({ provider: name })}` : last;
}

const COLUMNS: Column<DifferenceRow>[] = [
	{
		key: "record",
		get title() {
			return t.paymentDifferences.record;
		},
		isLead: true,
		cell: (row) => <Which row={row} />,
	},
	{
		key: "what",
		get title() {
			return t.paymentDifferences.one;
		},
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
		get title() {
			return t.payments.provider;
		},
		align: "end",
		cell: (row) => <Side amount={row.provider_amount} state={row.provider_state} currency={row.currency} />,
	},
	{
		key: "close",
		get title() {
			return t.paymentDifferences.action;
		},
		cell: ({ id }) => (
			<a className="link" href={`/dashboard/payments/differences/${maskId(id)}`}>
				{t.words.close}
			</a>
		),
	},
];

function Which({ row }: { row: DifferenceRow }) {
	const { record_kind, record_id, payment_id, number, found } = row;
	return (
		<>
			<p className="font-semibold">
				{payment_id && number
					? t.paymentDifferences.of({
							record: RECORD_KINDS[record_kind],
							number: (
								<a className="link tabular-nums" href={`/dashboard/payments/${maskId(payment_id)}`}>
									{formatReferenceNumber(number)}
								</a>
							),
						})
					: RECORD_KINDS[record_kind]}
			</p>
			<p className="text-sm text-secondary wrap-anywhere">{record_id}</p>
			<p className="text-secondary">{found}</p>
		</>
	);
}

type SideProps = { amount: number | null; state: DifferenceRow["our_state"]; currency: string };

function Side({ amount, state, currency }: SideProps) {
	if (amount === null) return <span className="text-secondary">{t.words.none}</span>;
	return (
		<>
			<Price amount={amount} currency={currency} className="font-semibold" />
			<span className="block text-secondary">{state ? RECORD_STATES[state] : null}</span>
		</>
	);
}
