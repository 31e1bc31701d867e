import { StatusBadge } from "#app/ui/status-badge.tsx";

type StockStateProps = {
	variant: { stock: number; lowStockAt: number; is_tracked: boolean; is_oversellable: boolean };
};

/** Whether a variant is in stock, and what happens when it is not. */
export function StockState({ variant }: StockStateProps) {
	const { stock, lowStockAt, is_tracked, is_oversellable } = variant;
	if (!is_tracked) return <span className="text-secondary">Not tracked</span>;
	if (stock <= 0)
		return (
			<StatusBadge tone={is_oversellable ? "yellow" : "red"} icon="alert">
				{is_oversellable ? "Out of stock, still sold" : "Out of stock"}
			</StatusBadge>
		);
	return stock <= lowStockAt ? (
		<StatusBadge tone="yellow" icon="alert">
			Low stock
		</StatusBadge>
	) : (
		<StatusBadge tone="green" icon="check">
			In stock
		</StatusBadge>
	);
}
