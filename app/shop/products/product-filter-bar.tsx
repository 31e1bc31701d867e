import { shortCount } from "#app/common/lists/most-counted.ts";
import { maskId } from "#app/common/masked-id.ts";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import type { FilterField } from "#app/ui/table/filter-fields.tsx";
import type { StatusCounts } from "./list-products.server.ts";
import { PRODUCT_LIST, STOCK_FILTERS, type StaffProductFilters } from "./product-filters.ts";
import { PRODUCT_STATUS_NAMES, PRODUCT_STATUSES } from "./product-status.ts";

type FilterBarProps = { filters: StaffProductFilters; categories: { id: number; name: string }[] };

/** Search and filters; the status stands above them as links. */
export function ProductFilterBar({ filters, categories }: FilterBarProps) {
	const fields: FilterField[] = [
		{
			name: "category",
			label: "Category",
			choices: [
				{ value: "", label: "All" },
				...categories.map(({ id, name }) => ({ value: maskId(id), label: name })),
				{ value: "none", label: "No category" },
			],
		},
		{
			name: "stock",
			label: "Stock",
			choices: [
				{ value: "all", label: "Any stock" },
				...Object.entries(STOCK_FILTERS).map(([value, label]) => ({ value, label })),
			],
		},
	];
	return (
		<FilterBar list={PRODUCT_LIST} filters={filters} placeholder="Title, vendor, tag, SKU…" fields={fields} />
	);
}

type TabsProps = { filters: StaffProductFilters; counts: StatusCounts };

export function StatusTabs({ filters, counts }: TabsProps) {
	const tabs = [
		{ status: "all" as const, label: "All" },
		...PRODUCT_STATUS_NAMES.map((status) => ({ status, label: PRODUCT_STATUSES[status].label })),
	];
	return (
		<nav aria-label="Status" className="mb-4">
			<ul className="flex flex-wrap gap-1">
				{tabs.map(({ status, label }) => (
					<li key={status}>
						<a
							href={PRODUCT_LIST.href(filters, { status, page: 1 })}
							aria-current={filters.status === status ? "page" : undefined}
							className={filters.status === status ? "btn btn-dense" : "btn btn-quiet btn-dense"}
						>
							{label} <span className="font-normal tabular-nums">{shortCount(counts[status])}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
