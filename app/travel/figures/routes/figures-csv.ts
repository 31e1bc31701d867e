import type { LoaderFunctionArgs } from "@remix-run/node";
import { stringify } from "csv-stringify/sync";
import { t } from "#app/common/language/messages.ts";
import { safeCell } from "#app/common/lists/csv-formulas.ts";
import { typedMoney } from "#app/common/money.ts";
import { csvHeaders } from "#app/http/network/stream-file.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readAskedFigures } from "#app/travel/figures/figures-request.server.ts";
import { hotelFiguresOf, type Sold, TABLES, tableTitle } from "#app/travel/figures/hotel-figures.ts";

/**
 * The tables of the figures as a file, with a line for each part and each of the two years; shares from 0 to 1, amounts in
 * major units. An invalid period becomes the last 30 days.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const { figures, pace, from, to, before } = await readAskedFigures(request);
	const { currency } = market;
	const amount = (minor: number | null) => (minor === null ? "" : typedMoney(minor, currency));
	const share = (of: number | null) => (of === null ? "" : of.toFixed(4));
	const linesOf = (table: string, name: string, parts: { now: Sold; before: Sold }) =>
		[
			{ from, to, part: parts.now },
			{ ...before, part: parts.before },
		].map(({ from, to, part }) => {
			const of = hotelFiguresOf(part);
			return [
				...[table, name, from, to, currency],
				...[of.sold, of.rooms, share(of.occupancy), amount(of.rate), amount(of.perRoom), amount(of.revenue)],
				...[part.arrivals, of.cancelled, share(of.cancelledShare)],
			];
		});
	const rows = [
		[
			...[t.hotelFigures.table, t.words.name, t.words.from, t.words.to, t.stayFile.currency],
			...[
				t.houseFigures.sold,
				t.hotelFigures.available,
				t.houseFigures.occupancy,
				t.houseFigures.rate,
				t.houseFigures.perRoom,
				t.houseFigures.revenue,
			],
			...[t.hotelFigures.arrivals, t.hotelFigures.cancelled, t.hotelFigures.cancelledShare],
		],
		...(figures ? linesOf(t.words.total, "", figures) : []),
		...TABLES.flatMap((table) =>
			(figures?.tables[table] ?? []).flatMap((line) => linesOf(tableTitle(table), line.name, line)),
		),
		...pace.flatMap(({ now, before }) =>
			[now, before].map(({ month, sold, revenue }) => [
				...[t.hotelFigures.pace, month, "", "", currency, sold, "", "", "", "", amount(revenue), "", "", ""],
			]),
		),
	];
	const text = stringify(
		rows.map((row) => row.map((cell) => safeCell(String(cell)))),
		{ bom: true, record_delimiter: "windows" },
	);
	return new Response(text, { headers: csvHeaders(`figures-${from}-to-${to}.csv`) });
}
