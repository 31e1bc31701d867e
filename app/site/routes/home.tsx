import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta, SHOP_FEED } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { RentScene } from "#app/rent/booking/rent-scene.tsx";
import { readShelves } from "#app/shop/catalogue/read-collection.server.ts";
import { ProductGrid } from "#app/shop/catalogue/ui/product-grid.tsx";
import { ServiceCard } from "#app/site/ui/service-card.tsx";
import { ShopScene } from "#app/site/ui/shop-scene.tsx";
import { TravelScene } from "#app/site/ui/travel-scene.tsx";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { featuredHotels } from "#app/travel/search/list-places.server.ts";
import { HotelCard } from "#app/travel/search/ui/hotel-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

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
				SHOP_FEED,
			]
		: [];

export const loader = cacheUntilChanged({ of: ["shop", "sales", "travel", "stays"] }, async () => {
	const { APP_ORIGIN: origin, MARKET_CURRENCY: currency } = env;
	const [{ best }, hotels] = await Promise.all([
		readShelves(db, { shelves: ["best"], count: FEATURED }),
		featuredHotels(db, { count: FEATURED }),
	]);
	return { featured: best, hotels, origin, currency };
});

export default function Home() {
	const { featured, hotels, currency } = useLoaderData<typeof loader>();
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
					Products for you and your home. Pay on delivery or by bank transfer.
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
					<div className="mb-5 flex items-baseline justify-between gap-4">
						<h2 className="text-2xl">Best sellers</h2>
						<a href="/collection" className="link">
							View all<span className="sr-only"> products</span>
						</a>
					</div>
					<ProductGrid products={featured} currency={currency} />
				</section>
			) : null}
			{hotels.length > 0 ? (
				<section data-subject="travel" className="mt-16">
					<div className="mb-5 flex items-baseline justify-between gap-4">
						<h2 className="text-2xl">Featured hotels</h2>
						<a href="/gomeeha" className="link">
							View all<span className="sr-only"> hotels</span>
						</a>
					</div>
					<ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6">
						{hotels.map((hotel) => (
							<li key={hotel.id}>
								<HotelCard hotel={hotel} href={hotelPath(hotel.id)} nights={null} currency={currency} />
							</li>
						))}
					</ul>
				</section>
			) : null}
			<HowAMoveWorks />
			<Partners />
		</>
	);
}

const steps = [
	{
		title: "Tell us where and when",
		words: "Enter both addresses, choose a vehicle, a date and a time. No account needed.",
	},
	{ title: "We confirm it", words: "You get a booking number right away, and we confirm your booking." },
	{
		title: "Track your move",
		words: "Use your booking number and phone number to follow every step.",
	},
];

function HowAMoveWorks() {
	return (
		<section data-subject="rent" className="mt-16">
			<h2 className="text-2xl">How moving works</h2>
			<ol className="mt-6 grid gap-6 md:grid-cols-3">
				{steps.map(({ title, words }) => (
					<li key={title} className="border-t-2 border-accent pt-4">
						<h3 className="text-lg before:text-accent-ink before:content-[counter(list-item)'._']">
							{title}
						</h3>
						<p className="mt-1 text-secondary">{words}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

function Partners() {
	return (
		<section className="card mt-16 flex flex-wrap items-center justify-between gap-5 p-5 md:p-8">
			<div>
				<h2 className="text-xl">Have a hotel, vehicles or products to sell?</h2>
				<p className="mt-1 max-w-prose text-secondary">Reach new customers on Meeha.</p>
			</div>
			<ButtonLink href="/?partner" variant="plain">
				Become a partner
			</ButtonLink>
		</section>
	);
}
