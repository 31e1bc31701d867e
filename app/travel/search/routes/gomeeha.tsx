import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { readStayForm } from "#app/travel/quotes/stay-form.ts";
import { featuredHotels, popularCities } from "#app/travel/search/list-places.server.ts";
import { OwnHearts } from "#app/travel/search/saved/hotel-heart.tsx";
import { ownHearts } from "#app/travel/search/saved/saved-hotels-request.server.ts";
import { CityTiles } from "#app/travel/search/ui/city-tiles.tsx";
import { HotelGrid } from "#app/travel/search/ui/hotel-grid.tsx";
import { StaySearch } from "#app/travel/search/ui/stay-search.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ShelfHeading } from "#app/ui/shelf-heading.tsx";

const FEATURED = 8;

const describeHotels = ({ isOnline }: { isOnline: boolean }) =>
	isOnline ? t.travelHome.descriptionOnline : t.travelHome.description;

export const handle: ScreenHandle = { subject: "travel", cached: true, own: OwnHearts };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? pageMeta({
				origin: data.origin,
				path: "/gomeeha",
				title: t.travelHome.title,
				description: data.description,
			})
		: [];

const RANKED_BY = ["hotels.nights_sold", "hotels.merit"] as const;

export const loader = cacheUntilChanged({ of: ["travel"], rankedBy: RANKED_BY, own: ownHearts }, async () => {
	const { APP_ORIGIN: origin } = env;
	const { currency, timeZone } = market;
	const now = new Date();
	const today = wallClock(now, timeZone).date;
	const [cities, featured] = await Promise.all([popularCities(db), featuredHotels(db, { count: FEATURED })]);
	return {
		cities,
		featured,
		form: readStayForm(new URLSearchParams(), { today }),
		today,
		description: describeHotels({ isOnline: paymentProvider !== null }),
		origin,
		currency,
	};
});

export default function GoMeeha() {
	const { cities, featured, form, today, description, currency } = useLoaderData<typeof loader>();
	return (
		<>
			<h1 className="text-3xl">{t.travelHome.heading}</h1>
			<p className="mt-2 max-w-prose text-lg text-secondary">{description}</p>
			<div id="search" className="card mt-6 p-4 md:p-6">
				<StaySearch
					action="/hotels/results"
					form={form}
					today={today}
					withPlace
					button={t.travelHome.search}
				/>
			</div>
			{cities.length > 0 ? (
				<section className="mt-14">
					<h2 className="mb-5 text-xl">{t.travelHome.popular}</h2>
					<CityTiles cities={cities} />
				</section>
			) : (
				<div className="mt-10">
					<EmptyState
						title={t.travelHome.noHotels}
						icon="bed"
						action={<ButtonLink href="/">{t.travelHome.home}</ButtonLink>}
					>
						{t.travelHome.noHotelsText}
					</EmptyState>
				</div>
			)}
			{featured.length > 0 ? (
				<section className="mt-14">
					<ShelfHeading title={t.travelHome.recommended} href="/hotels/results" />
					<HotelGrid hotels={featured} stay={null} nights={null} currency={currency} columns={4} hasHearts />
				</section>
			) : null}
		</>
	);
}
