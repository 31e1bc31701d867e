import { formatMonth } from "#app/common/calendar.ts";
import { formatShare } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import {
	type FigureLine,
	type FigureTable,
	hotelFiguresOf,
	type PaceMonth,
	TABLES,
	tableTitle,
} from "./hotel-figures.ts";

type TablesProps = { tables: Record<FigureTable, FigureLine[]>; currency: string };

/** The figures of a period by room type, rate, source and lead time, each above that of a year earlier. */
export function FigureTables({ tables, currency }: TablesProps) {
	const money = (minor: number) => formatMoney(minor, currency);
	const column = (
		key: string,
		title: string,
		show: (figures: ReturnType<typeof hotelFiguresOf>) => string | null,
	): Column<FigureLine> => ({
		key,
		title,
		align: "end",
		cell: ({ now, before }) => (
			<WithBefore now={show(hotelFiguresOf(now))} before={show(hotelFiguresOf(before))} />
		),
	});
	const share = (of: number | null) => (of === null ? null : formatShare(of));
	const amount = (of: number | null) => (of === null ? null : money(of));
	const columns = (title: string): Column<FigureLine>[] => [
		{ key: "name", title, isLead: true, cell: ({ name }) => <strong>{name}</strong> },
		column("sold", t.houseFigures.sold, ({ sold }) => formatCount(sold)),
		column("occupancy", t.houseFigures.occupancy, ({ occupancy }) => share(occupancy)),
		column("rate", t.houseFigures.rate, ({ rate }) => amount(rate)),
		column("perRoom", t.houseFigures.perRoom, ({ perRoom }) => amount(perRoom)),
		column("revenue", t.houseFigures.revenue, ({ revenue }) => money(revenue)),
		column("cancelled", t.hotelFigures.cancelled, ({ cancelled, cancelledShare }) =>
			cancelledShare === null ? null : `${formatCount(cancelled)} (${formatShare(cancelledShare)})`,
		),
	];
	return (
		<div className="mb-6 grid gap-6">
			{TABLES.map((table) => (
				<Card key={table} title={tableTitle(table)}>
					<DataTable
						caption={tableTitle(table)}
						columns={columns(t.hotelFigures.columns[table])}
						rows={tables[table]}
						rowKey={({ name }) => name}
						isWide
					/>
				</Card>
			))}
		</div>
	);
}

/** A figure, and the same one a year earlier: below it, or beside it on cards. */
const WithBefore = ({ now, before }: { now: string | null; before: string | null }) => (
	<>
		<span className="whitespace-nowrap tabular-nums lg:block">{now ?? "–"}</span>{" "}
		<span className="text-sm whitespace-nowrap text-secondary tabular-nums max-lg:ms-2 lg:block">
			<span className="sr-only">{t.hotelFigures.lastYear}: </span>
			{before ?? "–"}
		</span>
	</>
);

/** What is booked for the coming months, above what was booked a year earlier on this day. */
export function PaceTable({ pace, currency }: { pace: PaceMonth[]; currency: string }) {
	const signed = (difference: number, show: (value: number) => string) =>
		`${difference > 0 ? "+" : difference < 0 ? "−" : ""}${show(Math.abs(difference))}`;
	const columnsOf = (
		key: "sold" | "revenue",
		title: string,
		show: (value: number) => string,
	): Column<PaceMonth>[] => [
		{
			key,
			title,
			align: "end",
			cell: ({ now, before }) => <WithBefore now={show(now[key])} before={show(before[key])} />,
		},
		{
			key: `${key}-difference`,
			title: t.hotelFigures.difference,
			align: "end",
			cell: ({ now, before }) => (
				// The sign stays before the number where lines run from right to left, too.
				<span dir="ltr" className="whitespace-nowrap tabular-nums">
					{signed(now[key] - before[key], show)}
				</span>
			),
		},
	];
	return (
		<DataTable
			caption={t.hotelFigures.pace}
			rows={pace}
			rowKey={({ now }) => now.month}
			columns={[
				{
					key: "month",
					title: t.hotelFigures.month,
					isLead: true,
					cell: ({ now }) => <strong>{formatMonth(now.month)}</strong>,
				},
				...columnsOf("sold", t.houseFigures.sold, formatCount),
				...columnsOf("revenue", t.houseFigures.revenue, (minor) => formatMoney(minor, currency)),
			]}
		/>
	);
}
