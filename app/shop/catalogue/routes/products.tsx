import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta, shopFeed } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { countFacets } from "#app/shop/catalogue/search/count-facets.server.ts";
import { listProducts } from "#app/shop/catalogue/search/list-products.server.ts";
import { planSearch } from "#app/shop/catalogue/search/plan-list.server.ts";
import {
	NO_PRODUCT_FILTERS,
	type ProductFilters,
	priceSteps,
	productsPath,
	readProductFilters,
} from "#app/shop/catalogue/search/product-filters.ts";
import { ProductFilterPanel } from "#app/shop/catalogue/ui/filter-panel.tsx";
import { ProductListBar } from "#app/shop/catalogue/ui/list-bar.tsx";
import { NoProducts } from "#app/shop/catalogue/ui/no-products.tsx";
import { ProductGrid } from "#app/shop/catalogue/ui/product-grid.tsx";
import { QuickAddScript } from "#app/shop/catalogue/ui/quick-add.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";

export const handle: ScreenHandle = { subject: "shop", cached: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { filters, heading, currency, origin } = data;
	// Pages of all products or of a category are canonical. Other filters and sorts show the same products again.
	const page = { after: filters.after, before: filters.before };
	const own = productsPath({ ...NO_PRODUCT_FILTERS, category: filters.category }, page, currency);
	const isUnlisted = productsPath(filters, page, currency) !== own;
	return [
		...pageMeta({
			origin,
			path: own,
			title: heading,
			description: t.catalogue.listDescription({ heading, market: marketName() }),
			isUnlisted,
		}),
		shopFeed(),
	];
};

export const loader = cacheUntilChanged(
	{
		params: ["q", "category", "min", "max", "stock", "sale", "sort", "after", "before"],
		of: ["shop"],
		rankedBy: ["products.units_sold"],
	},
	async ({ request }, versions) => {
		const { APP_ORIGIN: origin } = env;
		const { currency } = market;
		const filters = readProductFilters(new URL(request.url).searchParams, currency);
		const version = versions?.get("shop");
		const { corrected, ...plan } = await planSearch(db, { filters, version });
		const [page, facets] = await Promise.all([
			listProducts(db, plan),
			countFacets(db, { ...plan, ranges: priceSteps(currency) }),
		]);
		const categoryName = facets.categories.find(({ slug }) => slug === filters.category)?.name ?? "";
		const heading = filters.query
			? t.catalogue.resultsFor({ query: filters.query })
			: categoryName || t.catalogue.allProducts;
		return {
			...page,
			filters,
			facets,
			categoryName,
			corrected,
			heading,
			origin,
			currency,
		};
	},
);

export default function Products() {
	const { products, after, before, filters, facets, categoryName, corrected, heading, currency } =
		useLoaderData<typeof loader>();
	const to = (change: Partial<ProductFilters>) => productsPath(filters, change, currency);
	const list = (
		<InPlace>
			<h1 className="mb-6 text-2xl break-words">{heading}</h1>
			{corrected && products.length > 0 ? (
				<p className="-mt-3 mb-5">{t.catalogue.corrected({ query: <strong>{corrected}</strong> })}</p>
			) : null}
			<div className="grid items-start gap-x-10 md:grid-cols-[13rem_minmax(0,1fr)]">
				<ProductFilterPanel filters={filters} facets={facets} currency={currency} />
				<div id="list">
					<ProductListBar
						filters={filters}
						total={facets.total}
						categoryName={categoryName}
						currency={currency}
					/>
					{products.length > 0 ? (
						<ProductGrid
							products={products}
							currency={currency}
							as="h2"
							columns={3}
							firstCount={6}
							returnTo={to({ after: filters.after, before: filters.before })}
						/>
					) : (
						<NoProducts filters={filters} currency={currency} />
					)}
					<PageLinks previous={before && to({ before })} next={after && to({ after })} />
				</div>
			</div>
		</InPlace>
	);
	return (
		<>
			{list}
			<QuickAddScript />
		</>
	);
}

/** Links to the previous and next page of a list without page numbers. */
function PageLinks({ previous, next }: { previous: string | null; next: string | null }) {
	if (previous === null && next === null) return null;
	return (
		<nav aria-label={t.catalogue.pages} data-pages className="mt-10 flex justify-between gap-4">
			{previous ? (
				<a href={previous} rel="prev" className="btn btn-plain">
					<Icon name="left" /> {t.words.previous}
				</a>
			) : (
				<span />
			)}{" "}
			{next ? (
				<a href={next} rel="next" className="btn btn-plain">
					{t.words.next} <Icon name="right" />
				</a>
			) : null}
		</nav>
	);
}
