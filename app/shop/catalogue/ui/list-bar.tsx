import { t } from "#app/common/language/messages.ts";
import { formatCountOrMore } from "#app/common/lists/most-counted.ts";
import { formatPriceRange } from "#app/common/money.ts";
import {
	countFilters,
	type ProductFilters,
	productFilterFields,
	productsPath,
	SORTS,
} from "#app/shop/catalogue/search/product-filters.ts";
import { ListBar } from "#app/ui/table/list-bar.tsx";

type ProductListBarProps = {
	filters: ProductFilters;
	/** Null when not counted. */
	total: number | null;
	/** The selected category's name, if any. */
	categoryName: string;
	currency: string;
};

/** Above the catalogue's list. */
export function ProductListBar({ filters, total, categoryName, currency }: ProductListBarProps) {
	const { category, min, max, inStock, onSale, sort, query } = filters;
	const chosen: { label: string; without: Partial<ProductFilters> }[] = [];
	if (category) chosen.push({ label: categoryName || category, without: { category: "" } });
	if (min !== null || max !== null)
		chosen.push({ label: formatPriceRange(filters, currency), without: { min: null, max: null } });
	if (inStock) chosen.push({ label: t.catalogue.inStock, without: { inStock: false } });
	if (onSale) chosen.push({ label: t.catalogue.onSale, without: { onSale: false } });
	const none = { category: "", min: null, max: null, inStock: false, onSale: false };
	const fields = productFilterFields({ ...filters, after: "", before: "" }, currency);
	return (
		<ListBar
			counted={total === null ? "" : formatFacetCount(total)}
			filterCount={countFilters(filters)}
			sort={{
				action: "/products",
				hiddenFields: fields.filter(([name]) => name !== "sort"),
				current: sort,
				choices: SORTS.filter((name) => name !== "fit" || query !== "").map(
					(name) => [name, t.catalogue.sorts[name]] as const,
				),
			}}
			chosen={chosen.map(({ label, without }) => ({ label, href: productsPath(filters, without, currency) }))}
			clearHref={productsPath(filters, none, currency)}
		/>
	);
}

/** '17 products', 'More than 1,000 products'. */
function formatFacetCount(total: number): string {
	const text = t.counts.products({ count: total, shown: formatCountOrMore(total) });
	return text.charAt(0).toUpperCase() + text.slice(1);
}
