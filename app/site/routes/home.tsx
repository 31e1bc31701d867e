import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageMeta, shopFeed } from "#app/common/market/page-meta.ts";
import { areaKind } from "#app/common/places/postal-code.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readViewedProducts } from "#app/http/cookies/viewed-products.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged, type VisitorArgs } from "#app/page-cache/index.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { bookableDates } from "#app/rent/fleet/bookable-time.server.ts";
import { countReviews } from "#app/reviews/read-reviews.server.ts";
import { listActiveCategories, readShelf } from "#app/shop/catalogue/read-collection.server.ts";
import { readCards, readDelivery } from "#app/shop/catalogue/read-product.server.ts";
import { NO_PRODUCT_FILTERS, productsPath } from "#app/shop/catalogue/search/product-filters.ts";
import { CategoryTiles } from "#app/shop/catalogue/ui/category-tiles.tsx";
import { ProductShelf } from "#app/shop/catalogue/ui/product-shelf.tsx";
import { describeAssurances } from "#app/site/assurances.ts";
import { HomeHero } from "#app/site/ui/home-hero.tsx";
import { HomeSearch, readHomeTab } from "#app/site/ui/home-search.tsx";
import { Assurances, HowItWorks, PartnerInvitation } from "#app/site/ui/home-sections.tsx";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import { featuredHotels, popularCities } from "#app/travel/search/list-places.server.ts";
import { OwnHearts } from "#app/travel/search/saved/hotel-heart.tsx";
import { ownHearts } from "#app/travel/search/saved/saved-hotels-request.server.ts";
import { CityTiles } from "#app/travel/search/ui/city-tiles.tsx";
import { HotelGrid } from "#app/travel/search/ui/hotel-grid.tsx";
import { OwnPart, useOwnData } from "#app/ui/frame/page-part.tsx";
import { ShelfHeading } from "#app/ui/shelf-heading.tsx";

const FEATURED = 4;

export const handle: ScreenHandle = { cached: true, own: OwnParts };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? [
				...pageMeta({
					origin: data.origin,
					path: "/",
					title: t.home.title,
					description: t.home.description,
				}),
				shopFeed(),
			]
		: [];

const RANKED_BY = ["products.units_sold", "hotels.nights_sold", "hotels.merit"] as const;

async function readOwn(visitor: VisitorArgs) {
	const cards = await readCards(db, { productIds: readViewedProducts(visitor.request) });
	const hearts = await ownHearts.read(visitor);
	return { ...hearts, recent: cards.slice(0, FEATURED), currency: market.currency };
}

export const loader = cacheUntilChanged(
	{
		of: ["shop", "travel", "moves"],
		rankedBy: RANKED_BY,
		params: ["for"],
		own: { cookies: ["meeha_seen", ...ownHearts.cookies], read: readOwn },
	},
	async ({ request }) => {
		const { APP_ORIGIN: origin } = env;
		const { currency, country, timeZone } = market;
		const now = new Date();
		const today = wallClock(now, timeZone).date;
		const [sale, best, categories, cities, hotels, delivery, reviews] = await Promise.all([
			readShelf(db, { shelf: "sale", count: FEATURED }),
			readShelf(db, { shelf: "best", count: FEATURED }),
			listActiveCategories(db),
			popularCities(db, { count: FEATURED }),
			featuredHotels(db, { count: FEATURED }),
			readDelivery(db, { country }),
			countReviews(db),
		]);
		return {
			tab: readHomeTab(new URL(request.url).searchParams),
			stay: { form: readStayForm(new URLSearchParams(), { today }), today },
			move: { area: areaKind(country), dates: bookableDates({ timeZone, now }) },
			isSale: sale.length > 0,
			offers: sale.length > 0 ? sale : best,
			categories,
			cities,
			hotels,
			assurances: describeAssurances({
				isOnline: paymentProvider !== null,
				delivery,
				reviews,
				currency,
			}),
			origin,
			currency,
		};
	},
);

export default function Home() {
	const { tab, stay, move, isSale, offers, categories, cities, hotels, assurances, currency } =
		useLoaderData<typeof loader>();
	return (
		<>
			<HomeHero />
			<HomeSearch tab={tab} stay={stay} move={move} />
			<div data-subject="shop">
				<ProductShelf
					title={isSale ? t.home.sale : t.home.bestSellers}
					href={productsPath(NO_PRODUCT_FILTERS, isSale ? { onSale: true } : { sort: "best" }, currency)}
					products={offers}
					currency={currency}
				/>
				<RecentlySeen />
				{categories.length > 0 ? (
					<section className="mt-14">
						<ShelfHeading title={t.home.categories} />
						<CategoryTiles categories={categories} isSmall />
					</section>
				) : null}
			</div>
			<div data-subject="travel">
				{cities.length > 0 ? (
					<section className="mt-14">
						<ShelfHeading title={t.home.destinations} />
						<CityTiles cities={cities} />
					</section>
				) : null}
				{hotels.length > 0 ? (
					<section className="mt-14">
						<ShelfHeading title={t.home.hotels} href="/hotels/results" />
						<HotelGrid hotels={hotels} stay={null} nights={null} currency={currency} columns={4} hasHearts />
					</section>
				) : null}
			</div>
			<PartnerInvitation />
			<HowItWorks />
			<Assurances assurances={assurances} />
		</>
	);
}

function OwnParts() {
	return (
		<>
			<RecentlySeen />
			<OwnHearts />
		</>
	);
}

/** What this visitor looked at in the shop. */
function RecentlySeen() {
	const { recent, currency } = useOwnData<typeof loader>();
	return (
		<OwnPart name="recent">
			<ProductShelf title={t.home.viewed} products={recent} currency={currency} />
		</OwnPart>
	);
}
