import { formatCount } from "#app/common/language/format-count.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { ChartCard } from "#app/ui/charts/chart-card.tsx";
import type { Goods } from "./goods-sold.server.ts";

type SoldChartsProps = {
	goods: Goods;
	/** The time of cached figures, for a period with too many orders to compute them each time. */
	asOf: string | null;
	currency: string;
};

export function SoldCharts({ goods: { best, categories }, asOf, currency }: SoldChartsProps) {
	const money = (minor: number) => formatMoney(minor, currency);
	const empty = best.length > 0 ? null : "No sales in this period.";
	return (
		<>
			<div className="chart-pair mb-8">
				<ChartCard
					title="Best sellers by units sold"
					chart={
						<BarChart
							title="Best sellers by units sold"
							bars={best.map(({ title, units }) => ({ name: title, value: units }))}
							show={formatCount}
						/>
					}
					columns={[
						{
							key: "title",
							title: "Product",
							cell: ({ productId, title }) =>
								productId === null ? title : <a href={`/dashboard/products/${maskId(productId)}`}>{title}</a>,
						},
						{ key: "units", title: "Units", align: "end", cell: ({ units }) => formatCount(units) },
						{ key: "revenue", title: "Revenue", align: "end", cell: ({ revenue }) => money(revenue) },
					]}
					rows={best}
					rowKey={({ productId }) => String(productId)}
					empty={empty}
				/>
				<ChartCard
					title={`Revenue by category, in ${currency}`}
					chart={
						<BarChart
							title={`Revenue by category, in ${currency}`}
							bars={categories.map(({ name, revenue }) => ({ name, value: revenue }))}
							show={money}
						/>
					}
					columns={[
						{ key: "name", title: "Category", cell: ({ name }) => name },
						{ key: "units", title: "Units", align: "end", cell: ({ units }) => formatCount(units) },
						{ key: "revenue", title: "Revenue", align: "end", cell: ({ revenue }) => money(revenue) },
					]}
					rows={categories}
					rowKey={({ name }) => name}
					empty={empty}
				/>
			</div>
			{asOf ? (
				<p className="-mt-6 mb-8 text-sm text-secondary">
					Best sellers and categories were last updated at {asOf}. They update every 10 minutes.
				</p>
			) : null}
		</>
	);
}
