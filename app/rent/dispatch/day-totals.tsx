import { formatShare } from "#app/common/format-figures.ts";
import { formatMoney } from "#app/common/money.ts";
import type { DayBoard } from "./day-board.server.ts";

/** A day in figures. */
export function DayTotals({ totals }: { totals: DayBoard["totals"] }) {
	const { jobs, hours, revenue, capacity } = totals;
	const figures: [string, string][] = [
		["Jobs", String(jobs)],
		["Hours", String(hours)],
		["Revenue", revenue.map(({ amount, currency }) => formatMoney(amount, currency)).join(" + ") || "–"],
		["Capacity used", capacity && capacity.total > 0 ? formatShare(capacity.taken / capacity.total) : "–"],
	];
	return (
		<dl className="card mb-6 grid grid-cols-2 gap-4 p-4 md:grid-cols-4">
			{figures.map(([name, value]) => (
				<div key={name}>
					<dt className="text-sm text-secondary">{name}</dt>
					<dd className="text-xl font-bold tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}
