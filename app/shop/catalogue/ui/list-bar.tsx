import { formatCountOrMore } from "#app/common/lists/most-counted.ts";
import {
	countFilters,
	type ProductFilters,
	productFilterFields,
	productsPath,
	SORTS,
} from "#app/shop/catalogue/search/product-filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";
import { formatPriceRange } from "./filter-panel.tsx";

type ProductListBarProps = {
	filters: ProductFilters;
	/** Null when nobody counted. */
	total: number | null;
	/** The chosen category's name, as far as there is one. */
	categoryName: string;
	currency: string;
};

/** Above the list: how many there are, the way to the filters on a phone, and the order. */
export function ProductListBar({ filters, total, categoryName, currency }: ProductListBarProps) {
	const narrowing = countFilters(filters);
	return (
		<div className="mb-5">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p aria-live="polite" className="text-secondary tabular-nums">
					{total === null ? "" : formatFacetCount(total)}
				</p>
				<div className="flex items-center gap-2">
					<a href="#filters" className="btn btn-plain btn-dense whitespace-nowrap md:hidden">
						<Icon name="filters" /> Filters{narrowing > 0 ? ` (${narrowing})` : ""}
					</a>{" "}
					<SortForm filters={filters} currency={currency} />
				</div>
			</div>
			{narrowing > 0 ? <Chosen filters={filters} categoryName={categoryName} currency={currency} /> : null}
		</div>
	);
}

/** '17 products', 'More than 1,000 products'. */
function formatFacetCount(total: number): string {
	const words = `${formatCountOrMore(total)} ${total === 1 ? "product" : "products"}`;
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function SortForm({ filters, currency }: Pick<ProductListBarProps, "filters" | "currency">) {
	const hiddenFields = productFilterFields({ ...filters, after: "", before: "" }, currency).filter(
		([name]) => name !== "sort",
	);
	const sorts = Object.entries(SORTS).filter(([name]) => name !== "fit" || filters.query !== "");
	return (
		<form action="/products" data-auto-submit className="flex items-center gap-2">
			<HiddenFields fields={hiddenFields} />
			<label htmlFor="sort" className="text-sm whitespace-nowrap text-secondary max-sm:sr-only">
				Sort by
			</label>
			<select
				id="sort"
				name="sort"
				key={filters.sort}
				defaultValue={filters.sort}
				className="control control-dense"
			>
				{sorts.map(([name, words]) => (
					<option key={name} value={name}>
						{words}
					</option>
				))}
			</select>
			<Button variant="plain" dense className="no-script">
				Sort
			</Button>
		</form>
	);
}

/** The filters that are on, each a link that takes it off. */
function Chosen({ filters, categoryName, currency }: Omit<ProductListBarProps, "total">) {
	const { category, min, max, inStock, onSale } = filters;
	const chosen: { words: string; without: Partial<ProductFilters> }[] = [];
	if (category) chosen.push({ words: categoryName || category, without: { category: "" } });
	if (min !== null || max !== null)
		chosen.push({ words: formatPriceRange(filters, currency), without: { min: null, max: null } });
	if (inStock) chosen.push({ words: "In stock", without: { inStock: false } });
	if (onSale) chosen.push({ words: "On sale", without: { onSale: false } });
	const none = { category: "", min: null, max: null, inStock: false, onSale: false };
	return (
		<ul className="mt-3 flex flex-wrap gap-2 text-sm">
			{chosen.map(({ words, without }) => (
				<li key={words}>
					<a
						href={productsPath(filters, without, currency)}
						className="btn btn-plain btn-dense rounded-full font-normal"
					>
						<span className="sr-only">Without </span>
						{words} <Icon name="close" />
					</a>
				</li>
			))}
			{chosen.length > 1 ? (
				<li>
					<a
						href={productsPath(filters, none, currency)}
						className="btn btn-quiet btn-dense font-normal underline"
					>
						Clear all
					</a>
				</li>
			) : null}
		</ul>
	);
}
