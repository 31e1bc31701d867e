import { type FigureRow, formatShare } from "#app/common/format-figures.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { Figures } from "./read-dashboard.server.ts";

export const FIGURE_ROWS: readonly FigureRow<Figures>[] = [
	{
		key: "revenue",
		get label() {
			return t.shopFigures.names.revenue;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatMoney,
	},
	{
		key: "orders",
		get label() {
			return t.shopFigures.names.orders;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatCount,
	},
	{
		key: "average",
		get label() {
			return t.shopFigures.names.average;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatMoney,
	},
	{
		key: "conversion",
		get label() {
			return t.shopFigures.names.conversion;
		},
		kind: "share",
		isGoodUp: true,
		show: formatShare,
	},
	{
		key: "units",
		get label() {
			return t.shopFigures.names.units;
		},
		kind: "amount",
		isGoodUp: true,
		show: formatCount,
	},
	{
		key: "lostShare",
		get label() {
			return t.shopFigures.names.lostShare;
		},
		kind: "share",
		isGoodUp: false,
		show: formatShare,
	},
	{
		key: "returnedShare",
		get label() {
			return t.shopFigures.names.returnedShare;
		},
		kind: "share",
		isGoodUp: false,
		show: formatShare,
	},
];

export function definitions(): [string, string][] {
	const { definitions: texts, names } = t.shopFigures;
	return [
		[names.revenue, texts.revenue],
		[names.orders, texts.orders],
		[names.average, texts.average],
		[names.conversion, texts.conversion],
		[names.goods, texts.goods],
		[names.lostShare, texts.lostShare],
		[names.returnedShare, texts.returnedShare],
	];
}
