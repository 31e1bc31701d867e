import { marketName } from "#app/common/market/market-name.ts";
import { STATEMENT_DIRECTIONS, STATEMENT_STATES, whoPays } from "#app/travel/commission/statement.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Price } from "#app/ui/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import type { StatementList } from "./statement-filters.ts";
import type { readStatementList, StatementRow } from "./statement-request.server.ts";

type StatementListScreenProps = Awaited<ReturnType<typeof readStatementList>> & {
	list: StatementList;
	sub: string;
};

/** The list of commission statements, of the market’s staff or of a hotel owner. */
export function StatementListScreen(props: StatementListScreenProps) {
	const { list, filters, rows, total, page, hotels, months, sub } = props;
	return (
		<InPlace>
			<PageHeading
				title="Statements"
				sub={sub}
				action={
					total > 0 ? (
						<ButtonLink variant="plain" dense href={`${list.path}.csv${list.search(filters)}`}>
							<Icon name="download" /> Export CSV
						</ButtonLink>
					) : null
				}
			/>
			<FilterBar
				list={list}
				filters={filters}
				placeholder="Statement number"
				fields={fieldsOf({ hotels, months })}
			/>
			{rows.length > 0 ? (
				<DataTable
					caption="Commission statements"
					columns={columnsOf(list.path)}
					rows={rows}
					rowKey={({ id }) => id}
					isWide
				/>
			) : list.isFiltered(filters) ? (
				<EmptyState
					title="No statements match"
					icon="search"
					action={
						<ButtonLink variant="plain" href={list.href(list.cleared(filters))}>
							Show all statements
						</ButtonLink>
					}
				>
					Search by a whole number, such as S-2026-00012.
				</EmptyState>
			) : (
				<EmptyState title="No statements yet">
					Each hotel with commission gets a statement when the month has ended.
				</EmptyState>
			)}
			<Pager
				path={list.path}
				params={new URLSearchParams(list.search(filters))}
				page={page}
				perPage={filters.size}
				total={total}
				noun={["statement", "statements"]}
				sizes={list.sizes}
			/>
		</InPlace>
	);
}

const ALL = { value: "all", label: "All" };

const fieldsOf = ({ hotels, months }: Pick<StatementListScreenProps, "hotels" | "months">): FilterField[] => [
	{
		name: "state",
		label: "Status",
		choices: withAll(["open", "overdue", "settled", "even"] as const, (name) => STATEMENT_STATES[name].label),
	},
	{
		name: "owes",
		label: "Who owes",
		choices: withAll(["to_hotel", "to_market", "even"] as const, (name) => STATEMENT_DIRECTIONS[name]),
	},
	{ name: "month", label: "Month", choices: [ALL, ...months] },
	{ name: "hotel", label: "Hotel", choices: [ALL, ...hotels] },
];

const columnsOf = (path: string): Column<StatementRow>[] => [
	{
		key: "statement",
		title: "Statement",
		isLead: true,
		cell: ({ id, number, month }) => (
			<>
				<a className="link font-semibold whitespace-nowrap tabular-nums" href={`${path}/${id}`}>
					{number}
				</a>
				<p className="text-secondary">{month}</p>
			</>
		),
	},
	{
		key: "hotel",
		title: "Hotel",
		cell: ({ hotel }) => (
			<span className="wrap-anywhere" dir="auto">
				{hotel}
			</span>
		),
	},
	{
		key: "commission",
		title: "Commission",
		align: "end",
		cell: ({ commission_total, currency }) => <Price amount={commission_total} currency={currency} />,
	},
	{
		key: "collected",
		get title() {
			return `Collected by ${marketName()}`;
		},
		align: "end",
		cell: ({ collected_total, currency }) => <Price amount={collected_total} currency={currency} />,
	},
	{
		key: "balance",
		title: "Balance",
		align: "end",
		cell: ({ balance, currency, state }) => (
			<>
				<Price amount={Math.abs(balance)} currency={currency} className="font-semibold" />
				<p className="text-secondary">{whoPays(balance, { isSettled: state === "settled" })}</p>
			</>
		),
	},
	{
		key: "state",
		title: "Status",
		cell: ({ state, due }) => (
			<>
				<StatusBadge {...STATEMENT_STATES[state]} />
				{due ? <p className="mt-1 text-secondary">Due {due}</p> : null}
			</>
		),
	},
];
