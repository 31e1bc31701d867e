import { t } from "#app/common/language/messages.ts";
import type { ListViews } from "#app/common/lists/list-views.ts";
import { maskId } from "#app/common/masked-id.ts";
import { PRODUCT_LIST, STOCK_FILTERS, type StaffProductFilters } from "#app/shop/products/product-filters.ts";
import { PRODUCT_STATUS_NAMES, PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";

type FilterBarProps = {
	filters: StaffProductFilters;
	views: ListViews;
	categories: { id: number; name: string }[];
};

export function ProductFilterBar({ filters, views, categories }: FilterBarProps) {
	const fields: FilterField[] = [
		{
			name: "status",
			label: t.words.status,
			choices: withAll(PRODUCT_STATUS_NAMES, (status) => PRODUCT_STATUSES[status].label),
		},
		{
			name: "category",
			label: t.productForm.category,
			choices: [
				{ value: "", label: t.words.all },
				...categories.map(({ id, name }) => ({ value: maskId(id), label: name })),
				{ value: "none", label: t.productForm.noCategory },
			],
		},
		{
			name: "stock",
			label: t.productList.stock,
			choices: [
				{ value: "all", label: t.productList.anyStock },
				...STOCK_FILTERS.map((value) => ({ value, label: t.productList.stockFilters[value] })),
			],
		},
	];
	return (
		<FilterBar
			list={PRODUCT_LIST}
			filters={filters}
			views={views}
			placeholder={t.productList.titleVendorTagSku}
			fields={fields}
		/>
	);
}
