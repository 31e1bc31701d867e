import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { readStock } from "./read-stock.server.ts";

type StockStateProps = { variant: Awaited<ReturnType<typeof readStock>>[number] };

/** Whether a variant is in stock, and what happens when it is not. */
export function StockState({ variant }: StockStateProps) {
	const { stock, low_stock_at, is_tracked, is_oversellable } = variant;
	if (!is_tracked) return <span className="text-secondary">Not tracked</span>;
	if (stock <= 0 && is_oversellable)
		return <StatusBadge tone="yellow" icon="alert" label="Out of stock, still sold" />;
	if (stock <= 0) return <StatusBadge tone="red" icon="alert" label="Out of stock" />;
	if (stock <= low_stock_at) return <StatusBadge tone="yellow" icon="alert" label="Low stock" />;
	return <StatusBadge tone="green" icon="check" label="In stock" />;
}
