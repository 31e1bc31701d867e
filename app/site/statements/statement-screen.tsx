import type { ReactNode } from "react";
import { formatCommissionRate } from "#app/common/commission-rate.ts";
import type { InvoiceParty } from "#app/common/invoices/invoice-snapshot.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { COMMISSION_KINDS, STATEMENT_STATES } from "#app/travel/commission/statement.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChangeHistory } from "#app/ui/change-history.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { StatementPage } from "./statement-request.server.ts";

type StatementScreenProps = {
	statement: StatementPage;
	/** The path of this page. */
	here: string;
	/** The forms of the market’s staff. */
	children?: ReactNode;
};

/** A commission statement: its parties, what is owed, its entries and its history. */
export function StatementScreen({ statement, here, children }: StatementScreenProps) {
	const { number, month, currency, snapshot, entries, entry_count: count } = statement;
	return (
		<>
			<div className="mb-5 grid gap-2">
				<h1 className="text-2xl">Statement {number}</h1>
				<p>
					<StatusBadge {...STATEMENT_STATES[statement.state]} />
				</p>
				<p className="text-lg font-semibold">{statement.owed}.</p>
				<p>
					<ButtonLink dense variant="plain" href={`${here}/csv`}>
						<Icon name="download" /> Export CSV
					</ButtonLink>
				</p>
			</div>
			<div className="grid gap-5">
				<Card title="Statement">
					<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[14rem_1fr]">
						<Fact name="Month">{month}</Fact>
						<Fact name="Market">
							<Party party={snapshot.market} />
						</Fact>
						<Fact name="Hotel">
							<Party party={snapshot.hotel} />
						</Fact>
						<Fact name="Made">{statement.issued}</Fact>
						<Fact name="Collected by Meeha">
							<Price amount={statement.collected_total} currency={currency} />
						</Fact>
						<Fact name="Commission">
							<Price amount={statement.commission_total} currency={currency} />
						</Fact>
						{snapshot.unsettled.count > 0 ? (
							<Fact name="Earlier, not settled then">
								{snapshot.unsettled.count}, balance{" "}
								<Price amount={snapshot.unsettled.balance} currency={currency} />
							</Fact>
						) : null}
						{statement.settled ? <Fact name="Settled">{statement.settled}</Fact> : null}
						{statement.reference ? <Fact name="Reference">{statement.reference}</Fact> : null}
					</dl>
				</Card>
				{children}
				<Card title="Entries">
					<DataTable caption="Entries" columns={COLUMNS} rows={entries} rowKey={({ id }) => id} isWide />
					{entries.length < count ? (
						<p className="mt-3 text-secondary">
							The first {entries.length} of {count} entries. The CSV has all.
						</p>
					) : null}
				</Card>
			</div>
			<ChangeHistory changes={statement.changes} />
		</>
	);
}

function Party({ party: { name, address } }: { party: InvoiceParty }) {
	return (
		<span dir="auto" className="whitespace-pre-line">
			{[name, ...address].join("\n")}
		</span>
	);
}

type Entry = StatementPage["entries"][number];

const COLUMNS: Column<Entry>[] = [
	{
		key: "entry",
		title: "Entry",
		isLead: true,
		cell: ({ kind, booking_number: number }) => (
			<>
				{COMMISSION_KINDS[kind]}{" "}
				<span className="whitespace-nowrap tabular-nums">{formatReferenceNumber(number)}</span>
			</>
		),
	},
	{
		key: "stay",
		title: "Nights",
		cell: ({ check_in, check_out }) => `${check_in} – ${check_out}`,
	},
	{
		key: "amount",
		title: "Amount",
		align: "end",
		cell: ({ base, currency }) => <Price amount={base} currency={currency} />,
	},
	{ key: "rate", title: "Rate", align: "end", cell: ({ rate }) => formatCommissionRate(rate) },
	{
		key: "commission",
		title: "Commission",
		align: "end",
		cell: ({ commission, currency }) => <Price amount={commission} currency={currency} />,
	},
	{
		key: "collected",
		title: "Collected by Meeha",
		align: "end",
		cell: ({ collected, currency }) => <Price amount={collected} currency={currency} />,
	},
];
