import { formatCountOrMore } from "#app/common/lists/most-counted.ts";
import { formatMoney, moneyParts, typedMoney } from "#app/common/money.ts";
import type { Facets } from "#app/shop/catalogue/search/count-facets.server.ts";
import {
	type ProductFilters,
	productFilterFields,
	productsPath,
} from "#app/shop/catalogue/search/product-filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FacetLink } from "#app/ui/table/facet-link.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";

const NOUN = ["product", "products"] as const;

type ProductFilterPanelProps = { filters: ProductFilters; facets: Facets; currency: string };

/**
 * The filters of the list. Each is a link with the number of products it leads to. On a phone, a link opens
 * them as a panel.
 */
export function ProductFilterPanel({ filters, facets, currency }: ProductFilterPanelProps) {
	const to = (change: Partial<ProductFilters>) => productsPath(filters, change, currency);
	const { category, inStock, onSale } = filters;
	return (
		<section id="filters" aria-label="Filters" className="filter-panel">
			<div className="mb-4 flex items-center justify-between md:hidden">
				<h2 className="text-xl">Filters</h2>
				<a href="#list" className="bar-icon">
					<span className="sr-only">Close filters</span>
					<Icon name="close" />
				</a>
			</div>
			<h2 className="facet-title">Category</h2>
			<ul className="mb-6">
				<FacetLink noun={NOUN} href={to({ category: "" })} isOn={category === ""}>
					All
				</FacetLink>
				{facets.categories.map(({ slug, name, count }) => (
					<FacetLink
						noun={NOUN}
						key={slug}
						href={to({ category: slug })}
						isOn={slug === category}
						count={count}
					>
						{name}
					</FacetLink>
				))}
			</ul>
			<h2 className="facet-title">Price</h2>
			<ul>
				{facets.ranges.map(({ min, max, count }) => {
					const isOn = filters.min === min && filters.max === max;
					const href = to(isOn ? { min: null, max: null } : { min, max });
					return count !== 0 || isOn ? (
						<FacetLink noun={NOUN} key={`${min}-${max}`} href={href} isOn={isOn} count={count} isSwitch>
							{formatPriceRange({ min, max }, currency)}
						</FacetLink>
					) : null;
				})}
			</ul>
			<PriceForm filters={filters} currency={currency} />
			<h2 className="facet-title">Show only</h2>
			<ul>
				<FacetLink
					noun={NOUN}
					href={to({ inStock: !inStock })}
					isOn={inStock}
					count={facets.inStock}
					isSwitch
				>
					In stock
				</FacetLink>
				<FacetLink noun={NOUN} href={to({ onSale: !onSale })} isOn={onSale} count={facets.onSale} isSwitch>
					On sale
				</FacetLink>
			</ul>
			<a href="#list" className="btn mt-6 w-full md:hidden">
				Show {facets.total === null ? "" : formatCountOrMore(facets.total)}{" "}
				{facets.total === 1 ? "product" : "products"}
			</a>
		</section>
	);
}

export function formatPriceRange(
	{ min, max }: Pick<ProductFilters, "min" | "max">,
	currency: string,
): string {
	const show = (amount: number) => formatMoney(amount, currency).replace(/\.00$/, "");
	if (min === null) return max === null ? "Any price" : `Up to ${show(max)}`;
	return max === null ? `${show(min)} or more` : `${show(min)} – ${show(max)}`;
}

function PriceForm({ filters, currency }: Omit<ProductFilterPanelProps, "facets">) {
	const hiddenFields = productFilterFields(
		{ ...filters, min: null, max: null, after: "", before: "" },
		currency,
	);
	const { before, after } = moneyParts(0, currency);
	const mark = before || after;
	const box = (name: "min" | "max", label: string) => (
		<label className="min-w-0 flex-1 text-sm">
			{label} <span className="text-secondary">{mark}</span>
			<input
				type="text"
				name={name}
				inputMode="decimal"
				autoComplete="off"
				defaultValue={filters[name] === null ? "" : typedMoney(filters[name], currency).replace(/\.00$/, "")}
				className="control control-dense"
			/>
		</label>
	);
	return (
		<form action="/products" className="mt-2 mb-6 flex items-end gap-2">
			<HiddenFields fields={hiddenFields} />
			{box("min", "From")}
			{box("max", "To")}
			<Button variant="plain" dense>
				Set<span className="sr-only"> price</span>
			</Button>
		</form>
	);
}
