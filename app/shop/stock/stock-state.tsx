import { t } from "#app/common/language/messages.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { readStock } from "./read-stock.server.ts";

type StockStateProps = { variant: Awaited<ReturnType<typeof readStock>>[number] };

/** Whether a variant is in stock, and what happens when it is not. */
export function StockState({ variant }: StockStateProps) {
	const { stock, low_stock_at, is_tracked, is_oversellable } = variant;
	if (!is_tracked) return <span className="text-secondary">{t.productStock.states.notTracked}</span>;
	if (stock <= 0 && is_oversellable)
		return <StatusBadge tone="yellow" icon="alert" label={t.productStock.states.soldOutStillSold} />;
	if (stock <= 0) return <StatusBadge tone="red" icon="alert" label={t.productStock.states.soldOut} />;
	if (stock <= low_stock_at)
		return <StatusBadge tone="yellow" icon="alert" label={t.productStock.states.low} />;
	return <StatusBadge tone="green" icon="check" label={t.productStock.states.inStock} />;
}
