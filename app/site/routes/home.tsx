import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta, shopFeed } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { RentScene } from "#app/rent/booking/rent-scene.tsx";
import { readShelves } from "#app/shop/catalogue/read-collection.server.ts";
import { ProductGrid } from "#app/shop/catalogue/ui/product-grid.tsx";
import { describePaymentMethods } from "#app/shop/checkout/pricing/payment-methods.ts";
import { HowMovingWorks, PartnerInvitation } from "#app/site/ui/home-sections.tsx";
import { ServiceCard } from "#app/site/ui/service-card.tsx";
import { ShopScene } from "#app/site/ui/shop-scene.tsx";
import { TravelScene } from "#app/site/ui/travel-scene.tsx";
import { featuredHotels } from "#app/travel/search/list-places.server.ts";
import { HotelGrid } from "#app/travel/search/ui/hotel-grid.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ShelfHeading } from "#app/ui/shelf-heading.tsx";

export const handle: ScreenHandle = { cached: true };

const FEATURED = 4;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? [
				...pageMeta({
					origin: data.origin,
					path: "/",
					title: "Shop, hotels and moving vehicles",
					description: "Shop products, book hotel rooms and hire moving vehicles with one account.",
				}),
				shopFeed(),
			]
		: [];

const RANKED_BY = ["products.units_sold", "hotels.merit"] as const;

export const loader = cacheUntilChanged({ of: ["shop", "travel"], rankedBy: RANKED_BY }, async () => {
	const { APP_ORIGIN: origin } = env;
	const { currency } = market;
	const [{ best }, hotels] = await Promise.all([
		readShelves(db, { shelves: ["best"], count: FEATURED }),
		featuredHotels(db, { count: FEATURED }),
	]);
	return { featured: best, hotels, origin, currency, isOnline: paymentProvider !== null };
});

export default function Home() {
	const { featured, hotels, currency, isOnline } = useLoaderData<typeof loader>();
	return (
		<>
			<div className="grid gap-x-12 gap-y-4 pt-4 pb-8 md:pt-10 md:pb-12 lg:grid-cols-2 lg:items-end">
				<h1 className="text-display">
					Buy it. <br />
					Book it. <br />
					Move it.
				</h1>
				<div>
					<p className="max-w-prose text-lg text-secondary">
						Shop, book hotel rooms and hire moving vehicles with one account. Works on any phone, even on slow
						connections.
					</p>
					<p className="mt-5 flex flex-wrap gap-3">
						<ButtonLink href="/collection">Shop now</ButtonLink>
						<ButtonLink href="/gomeeha" variant="plain">
							Find a hotel
						</ButtonLink>
						<ButtonLink href="/trucking-home" variant="plain">
							Book a moving vehicle
						</ButtonLink>
					</p>
				</div>
			</div>
			<div className="grid gap-4 md:grid-cols-3 lg:gap-6">
				<ServiceCard subject="shop" href="/collection" name="Shop" state="Shop now" scene={<ShopScene />}>
					{`Products for you and your home. ${describePaymentMethods({ isOnline })}`}
				</ServiceCard>
				<ServiceCard
					subject="travel"
					href="/gomeeha"
					name="Travel"
					state="Find a hotel"
					scene={<TravelScene />}
				>
					Hotel rooms with the total price of your stay shown up front.
				</ServiceCard>
				<ServiceCard
					subject="rent"
					href="/trucking-home"
					name="Rent"
					state="Book a vehicle"
					scene={<RentScene />}
				>
					A truck or a loader at your door on the date and time you choose.
				</ServiceCard>
			</div>
			{featured.length > 0 ? (
				<section data-subject="shop" className="mt-16">
					<ShelfHeading title="Best sellers" href="/collection" noun="products" isLarge />
					<ProductGrid products={featured} currency={currency} />
				</section>
			) : null}
			{hotels.length > 0 ? (
				<section data-subject="travel" className="mt-16">
					<ShelfHeading title="Featured hotels" href="/gomeeha" noun="hotels" isLarge />
					<HotelGrid hotels={hotels} stay={null} nights={null} currency={currency} columns={4} />
				</section>
			) : null}
			<HowMovingWorks />
			<PartnerInvitation />
		</>
	);
}
