import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { formatCommissionRate } from "#app/common/market/commission-rate.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { PartyAddress, SheetTotals } from "#app/invoices/ui/invoice-sheet.tsx";
import { STATEMENT_STATES } from "#app/travel/commission/statement.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChangeHistory } from "#app/ui/office/change-history.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { StatementPage } from "./statement-request.server.ts";

type StatementScreenProps = {
	statement: StatementPage;
	/** The list that this page belongs to. */
	list: string;
	/** The path of this page. */
	here: string;
	/** Its changes in the trail, for who may see them. */
	trail?: string | null;
	/** The forms of the market’s staff, which are not printed. */
	children?: ReactNode;
};

/** A commission statement to read and to print: its parties, its entries and what is owed. */
export function StatementScreen({ statement, list, here, trail, children }: StatementScreenProps) {
	const { number, currency, snapshot, entries, totals } = statement;
	return (
		<article className="grid max-w-5xl gap-6 print:block print:max-w-none print:space-y-6">
			<p className="flex flex-wrap items-center gap-3 text-sm text-secondary" data-frame>
				<ButtonLink variant="plain" dense href={list}>
					{t.statements.title}
				</ButtonLink>
				<ButtonLink variant="plain" dense href={`${here}/pdf`}>
					<Icon name="download" /> {t.invoices.download}
				</ButtonLink>
				<ButtonLink variant="plain" dense href={`${here}/csv`}>
					<Icon name="download" /> {t.statements.exportCsv}
				</ButtonLink>
				{t.invoices.print}
			</p>
			<header className="border-b border-line pb-4">
				<p className="text-secondary">{t.statements.heading}</p>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<h1 className="text-2xl tabular-nums">{number}</h1>
					<StatusBadge {...STATEMENT_STATES[statement.state]} />
				</div>
				<p className="mt-2 font-semibold">{statement.owed}</p>
				<dl className="mt-3 grid gap-x-6 gap-y-1 md:grid-cols-[8rem_1fr] print:grid-cols-[8rem_1fr]">
					{statement.facts.map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
				</dl>
			</header>
			<div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[1fr_1fr_24rem] print:grid-cols-2">
				<div className="lg:order-last print:col-span-2 md:max-lg:col-span-2">
					<SheetTotals totals={totals} currency={currency} />
					{statement.unsettled ? <p className="mt-3 text-sm text-secondary">{statement.unsettled}</p> : null}
				</div>
				<PartyAddress title={t.invoices.from} party={snapshot.market} />
				<PartyAddress title={t.statements.to} party={snapshot.hotel} />
			</div>
			{children ? <div data-frame>{children}</div> : null}
			<section>
				<h2 className="mb-3 text-lg">{t.statements.entries}</h2>
				<DataTable caption={t.statements.entries} columns={COLUMNS} rows={entries} rowKey={({ id }) => id} />
				{statement.note ? <p className="mt-3 text-secondary">{statement.note}</p> : null}
			</section>
			<div data-frame>
				<ChangeHistory changes={statement.changes} trail={trail} />
			</div>
		</article>
	);
}

type Entry = StatementPage["entries"][number];

const COLUMNS: Column<Entry>[] = [
	{
		key: "entry",
		get title() {
			return t.statements.entry;
		},
		isLead: true,
		cell: (entry) => <What entry={entry} />,
	},
	{
		key: "stay",
		get title() {
			return t.statements.stay;
		},
		cell: ({ stay }) => stay,
	},
	{
		key: "amount",
		get title() {
			return t.words.amount;
		},
		align: "end",
		cell: ({ base, currency }) => <Price amount={base} currency={currency} />,
	},
	{
		key: "rate",
		get title() {
			return t.statements.rate;
		},
		align: "end",
		cell: ({ rate }) => formatCommissionRate(rate),
	},
	{
		key: "commission",
		get title() {
			return t.statements.commission;
		},
		align: "end",
		cell: ({ commission, currency }) => <Price amount={commission} currency={currency} />,
	},
	{
		key: "collected",
		get title() {
			return t.statements.collected;
		},
		align: "end",
		cell: ({ collected, currency }) => <Price amount={collected} currency={currency} />,
	},
];

function What({ entry: { kind, booking_number, bookingHref } }: { entry: Entry }) {
	const number = (
		<span className="whitespace-nowrap tabular-nums">{formatReferenceNumber(booking_number)}</span>
	);
	return (
		<>
			{t.commission.kind[kind]}{" "}
			{bookingHref ? (
				<a className="link" href={bookingHref}>
					{number}
				</a>
			) : (
				number
			)}
		</>
	);
}
