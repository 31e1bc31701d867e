import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { STATEMENT_DIRECTIONS, STATEMENT_STATES, whoPays } from "#app/travel/commission/statement.ts";
import type { Choice } from "#app/ui/form/choice-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";
import { allOf, type FilterField } from "#app/ui/table/filter-fields.tsx";
import type { StatementRow } from "./statement-request.server.ts";

const ALL = {
	value: "all",
	get label() {
		return t.words.all;
	},
};

type Choosing = { hotels: readonly Choice[]; months: readonly Choice[] };

export const statementFilterFields = ({ hotels, months }: Choosing): FilterField[] => [
	{ name: "state", label: t.words.status, choices: allOf(STATEMENT_STATES) },
	{ name: "owes", label: t.statements.whoOwes, choices: allOf(STATEMENT_DIRECTIONS) },
	{ name: "month", label: t.statements.month, choices: [ALL, ...months] },
	{ name: "hotel", label: t.words.hotel, choices: [ALL, ...hotels] },
];

/** `path`: of the list. */
export const statementColumns = (path: string): Column<StatementRow>[] => [
	{
		key: "statement",
		title: t.statements.one,
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
		title: t.words.hotel,
		onPhone: "last",
		cell: ({ hotel }) => (
			<span className="wrap-anywhere" dir="auto">
				{hotel}
			</span>
		),
	},
	{
		key: "commission",
		title: t.statements.commission,
		onPhone: "none",
		align: "end",
		cell: ({ commission_total, currency }) => <Price amount={commission_total} currency={currency} />,
	},
	{
		key: "collected",
		get title() {
			return t.statements.collectedBy({ market: marketName() });
		},
		align: "end",
		onPhone: "none",
		cell: ({ collected_total, currency }) => <Price amount={collected_total} currency={currency} />,
	},
	{
		key: "balance",
		title: t.statements.balance,
		align: "end",
		cell: ({ balance, currency, state }) => (
			<>
				<Price amount={Math.abs(balance)} currency={currency} className="font-semibold" />
				<p className="text-secondary max-lg:hidden">{whoPays(balance, { isSettled: state === "settled" })}</p>
			</>
		),
	},
	{
		key: "state",
		title: t.words.status,
		onPhone: "last",
		cell: ({ state, due }) => (
			<>
				<StatusBadge {...STATEMENT_STATES[state]} />
				{due ? <p className="mt-1 text-secondary">{t.statements.due({ date: due })}</p> : null}
			</>
		),
	},
];
