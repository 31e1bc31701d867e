import {
	isProductListFiltered,
	type ProductFilters,
	productFiltersSearch,
	STOCK_FILTERS,
	showCategory,
} from "#app/shop/products/product-filters.ts";
import {
	PRODUCT_STATUS_NAMES,
	PRODUCT_STATUSES,
	type ProductStatus,
} from "#app/shop/products/product-status.ts";
import { maskId } from "#app/site/masked-id.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/products";

const field = (name: string, initialValue: string): FieldSource => ({
	id: `filter-${name}`,
	name,
	initialValue,
	key: `${name}-${initialValue}`,
	errorId: `filter-${name}-error`,
	descriptionId: `filter-${name}-hint`,
});

type FilterBarProps = { filters: ProductFilters; categories: { id: number; name: string }[] };

/** Search and filters, as a form that only reads; the status stands above it as links. */
export function ProductFilterBar({ filters, categories }: FilterBarProps) {
	const kept = { status: filters.status, sort: filters.sort, dir: filters.direction, perPage: filters.size };
	return (
		<form action={PATH} data-auto-submit className="mb-4 flex flex-wrap items-end gap-3">
			{Object.entries(kept).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<TextField
				field={field("q", filters.query)}
				label="Search"
				type="search"
				placeholder="Title, vendor, tag, SKU…"
				dense
				className="min-w-48 flex-1"
			/>
			<SelectField
				field={field("category", showCategory(filters.category))}
				label="Category"
				dense
				className=""
				choices={[
					{ value: "", label: "All" },
					...categories.map(({ id, name }) => ({ value: maskId(id), label: name })),
					{ value: "none", label: "Without one" },
				]}
			/>
			<SelectField
				field={field("stock", filters.stock)}
				label="Stock"
				dense
				className=""
				choices={Object.entries(STOCK_FILTERS).map(([value, label]) => ({ value, label }))}
			/>
			<Button variant="plain" dense>
				Search
			</Button>
			{isProductListFiltered(filters) ? (
				<ButtonLink
					variant="quiet"
					dense
					href={PATH + productFiltersSearch(filters, { query: "", category: null, stock: "all", page: 1 })}
				>
					Clear filters
				</ButtonLink>
			) : null}
		</form>
	);
}

type TabsProps = { filters: ProductFilters; counts: Record<ProductStatus | "all", number> };

/** The statuses with how many products each would show. */
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
							href={PATH + productFiltersSearch(filters, { status, page: 1 })}
							aria-current={filters.status === status ? "page" : undefined}
							className={filters.status === status ? "btn btn-dense" : "btn btn-quiet btn-dense"}
						>
							{label}{" "}
							<span className="font-normal tabular-nums">{counts[status].toLocaleString("en-US")}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
