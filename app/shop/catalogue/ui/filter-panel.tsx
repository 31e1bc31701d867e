import { t } from "#app/common/language/messages.ts";
import { formatPriceRange } from "#app/common/money.ts";
import type { Facets } from "#app/shop/catalogue/search/count-facets.server.ts";
import {
	type ProductFilters,
	productFilterFields,
	productsPath,
} from "#app/shop/catalogue/search/product-filters.ts";
import { FilterPanel } from "#app/ui/table/filter-panel.tsx";

type ProductFilterPanelProps = { filters: ProductFilters; facets: Facets; currency: string };

/** The filters of the catalogue. */
export function ProductFilterPanel({ filters, facets, currency }: ProductFilterPanelProps) {
	const to = (change: Partial<ProductFilters>) => productsPath(filters, change, currency);
	const { category, inStock, onSale, min, max } = filters;
	const all = { label: t.words.all, href: to({ category: "" }), isOn: category === "", isRadio: true };
	const categories = facets.categories.map(({ slug, name, lang, count }) => ({
		label: name,
		lang: lang?.name,
		href: to({ category: slug }),
		isOn: slug === category,
		count,
		isRadio: true,
	}));
	const ranges = facets.ranges.map(({ count, ...range }) => {
		const isOn = range.min === min && range.max === max;
		const href = to(isOn ? { min: null, max: null } : range);
		return { label: formatPriceRange(range, currency), href, isOn, count };
	});
	const price = {
		action: "/products",
		hiddenFields: productFilterFields({ ...filters, min: null, max: null, after: "", before: "" }, currency),
		min,
		max,
		currency,
	};
	const only = [
		{ label: t.catalogue.inStock, href: to({ inStock: !inStock }), isOn: inStock, count: facets.inStock },
		{ label: t.catalogue.onSale, href: to({ onSale: !onSale }), isOn: onSale, count: facets.onSale },
	];
	return (
		<FilterPanel
			groups={[
				{ title: t.catalogue.category, choices: [all, ...categories] },
				{ title: t.words.price, choices: ranges.filter(({ count, isOn }) => count !== 0 || isOn), price },
				{ title: t.catalogue.showOnly, choices: only },
			]}
			noun="products"
			total={facets.total}
		/>
	);
}
