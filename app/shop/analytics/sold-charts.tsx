import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
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
	const empty = best.length > 0 ? null : t.shopFigures.noSales;
	return (
		<>
			<div className="chart-pair mb-8">
				<ChartCard
					title={t.shopFigures.bestSellers}
					chart={
						<BarChart
							title={t.shopFigures.bestSellers}
							bars={best.map(({ title, units }) => ({ name: title, value: units }))}
							show={formatCount}
						/>
					}
					columns={[
						{
							key: "title",
							title: t.shopFigures.product,
							cell: ({ productId, title }) =>
								productId === null ? title : <a href={`/dashboard/products/${maskId(productId)}`}>{title}</a>,
						},
						{
							key: "units",
							title: t.shopFigures.units,
							align: "end",
							cell: ({ units }) => formatCount(units),
						},
						{
							key: "revenue",
							title: t.shopFigures.names.revenue,
							align: "end",
							cell: ({ revenue }) => money(revenue),
						},
					]}
					rows={best}
					rowKey={({ productId }) => String(productId)}
					empty={empty}
				/>
				<ChartCard
					title={t.shopFigures.revenueByCategory({ currency })}
					chart={
						<BarChart
							title={t.shopFigures.revenueByCategory({ currency })}
							bars={categories.map(({ name, revenue }) => ({ name, value: revenue }))}
							show={money}
						/>
					}
					columns={[
						{ key: "name", title: t.shopFigures.category, cell: ({ name }) => name },
						{
							key: "units",
							title: t.shopFigures.units,
							align: "end",
							cell: ({ units }) => formatCount(units),
						},
						{
							key: "revenue",
							title: t.shopFigures.names.revenue,
							align: "end",
							cell: ({ revenue }) => money(revenue),
						},
					]}
					rows={categories}
					rowKey={({ name }) => name}
					empty={empty}
				/>
			</div>
			{asOf ? (
				<p className="-mt-6 mb-8 text-sm text-secondary">{t.shopFigures.lastUpdated({ at: asOf })}</p>
			) : null}
		</>
	);
}
