import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { ProductGrid } from "#app/shop/catalogue/ui/product-grid.tsx";
import { QuickAddScript } from "#app/shop/catalogue/ui/quick-add.tsx";
import { findEverything } from "#app/site/find-everything.server.ts";
import { allProductsPath, categoryPath, cityPath } from "#app/site/found-paths.ts";
import { readTypedSearch } from "#app/site/search-request.server.ts";
import { HotelGrid } from "#app/travel/search/ui/hotel-grid.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ShelfHeading } from "#app/ui/shelf-heading.tsx";

const COUNTS = { products: 8, categories: 4, hotels: 4, cities: 4 };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(data?.query ? t.siteSearch.results({ query: data.query }) : t.words.search);

/** `/search?q=`: what a search found in the shop and among the hotels. If it is all in one of them, it leads there. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { query, version } = await readTypedSearch(request);
	const { currency } = market;
	if (query === "") return json({ query, currency, found: null });
	const found = await findEverything(db, { query, counts: COUNTS, version });
	const { products, categories, hotels } = found;
	const hasShop = products.length + categories.length > 0;
	if (products.length > 0 && hotels.length === 0) throw redirect(allProductsPath(query), 303);
	if (hotels.length > 0 && !hasShop) throw redirect(cityPath(query), 303);
	return json({ query, currency, found: hasShop || hotels.length > 0 ? found : null });
}

export default function Search() {
	const { query, currency, found } = useLoaderData<typeof loader>();
	return (
		<>
			<h1 className="mb-6 text-2xl break-words">
				{query ? t.siteSearch.results({ query }) : t.words.search}
			</h1>
			{found ? <Found query={query} found={found} currency={currency} /> : null}
			{found ? null : (
				<EmptyState
					title={query ? t.siteSearch.nothing({ query }) : t.siteSearch.what}
					icon="search"
					action={
						<>
							<ButtonLink href="/collection">{t.frame.links.shop}</ButtonLink>
							<ButtonLink href="/gomeeha" variant="plain">
								{t.siteSearch.hotels}
							</ButtonLink>
						</>
					}
				>
					{query ? t.siteSearch.tryOther : t.siteSearch.hint}
				</EmptyState>
			)}
		</>
	);
}

type FoundProps = {
	query: string;
	currency: string;
	found: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["found"]>;
};

function Found({ query, currency, found }: FoundProps) {
	const { products, hasMoreProducts, categories, hotels, hasMoreHotels, cities } = found;
	const places = [
		...categories.map(({ slug, name }) => ({ href: categoryPath(slug), name })),
		...cities.map(({ city }) => ({ href: cityPath(city), name: t.siteSearch.hotelsIn({ city }) })),
	];
	return (
		<>
			{places.length > 0 ? (
				<ul aria-label={t.siteSearch.categoriesAndCities} className="flex flex-wrap gap-3">
					{places.map(({ href, name }) => (
						<li key={href}>
							<a href={href} className="btn btn-plain">
								{name}
							</a>
						</li>
					))}
				</ul>
			) : null}
			{products.length > 0 ? (
				<section data-subject="shop" className="mt-10">
					<ShelfHeading
						title={t.siteSearch.products}
						href={hasMoreProducts ? allProductsPath(query) : undefined}
					/>
					<ProductGrid
						products={products}
						currency={currency}
						returnTo={`/search?${new URLSearchParams({ q: query })}`}
					/>
					<QuickAddScript />
				</section>
			) : null}
			{hotels.length > 0 ? (
				<section data-subject="travel" className="mt-14">
					<ShelfHeading title={t.siteSearch.hotels} href={hasMoreHotels ? cityPath(query) : undefined} />
					<HotelGrid hotels={hotels} stay={null} nights={null} currency={currency} columns={4} />
				</section>
			) : null}
		</>
	);
}
