import { PRODUCT_STATUSES, type ProductStatus } from "#app/shop/products/product-status.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export function ProductBadge({ status }: { status: ProductStatus }) {
	const { tone, icon, label } = PRODUCT_STATUSES[status];
	return (
		<StatusBadge tone={tone} icon={icon}>
			{label}
		</StatusBadge>
	);
}
