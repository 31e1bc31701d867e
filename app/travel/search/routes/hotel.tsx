import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { crumbData, pageMeta, structuredData } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { excerptOf } from "#app/common/plain-text.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { readReviews } from "#app/reviews/read-reviews.server.ts";
import { aspectAverages } from "#app/reviews/review-aspects.ts";
import { toReviewsView } from "#app/reviews/review-page.ts";
import { ReviewOverview } from "#app/reviews/ui/review-overview.tsx";
import { Rating } from "#app/reviews/ui/stars.tsx";
import { hotelHighlights } from "#app/travel/hotels/hotel-highlights.ts";
import { mapFile } from "#app/travel/map/map-settings.server.ts";
import { viewAround } from "#app/travel/map/map-view.ts";
import { hotelPath, hotelPhotoPath, hotelReviewsPath } from "#app/travel/nights/stay.ts";
import { asksForAges } from "#app/travel/quotes/occupancy.ts";
import { quoteRates } from "#app/travel/quotes/quote-stay.server.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readStayForm, STAY_PARAMS, type StayForm, statusOfStayForm } from "#app/travel/quotes/stay-form.ts";
import { hotelCardLink } from "#app/travel/search/hotel-card.server.ts";
import { hotelData } from "#app/travel/search/hotel-data.ts";
import { NO_HOTEL_FILTERS, resultsPath } from "#app/travel/search/hotel-filters.ts";
import { nearestStays } from "#app/travel/search/nearest-stays.server.ts";
import { type HotelView, readHotel } from "#app/travel/search/read-hotel.server.ts";
import { OwnSave, SaveHotel } from "#app/travel/search/saved/hotel-heart.tsx";
import { ownHearts } from "#app/travel/search/saved/saved-hotels-request.server.ts";
import { similarHotels } from "#app/travel/search/search-hotels.server.ts";
import { HotelFacts } from "#app/travel/search/ui/hotel-facts.tsx";
import { HotelRooms } from "#app/travel/search/ui/hotel-rooms.tsx";
import { StaySummary } from "#app/travel/search/ui/stay-summary.tsx";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Gallery } from "#app/ui/photos/gallery.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true, own: OwnSave };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { hotel, card, crumbs, form, origin, currency } = data;
	const path = hotelPath(hotel.id);
	const tags = pageMeta({
		origin,
		path,
		title: `${hotel.name}, ${hotel.city}`,
		description: excerptOf(hotel.description),
		card,
	});
	// Search engines read the canonical page, which has no dates; a page with dates has more to show.
	if (form.typed.checkIn !== "" || form.typed.checkOut !== "") return tags;
	return [
		...tags,
		structuredData(hotelData(hotel, { origin, currency })),
		structuredData(crumbData([...crumbs, { name: hotel.name, path }], origin)),
	];
};

/** The zoom of a map with streets. */
const NEAR = 15;

export const loader = cacheUntilChanged(
	{
		of: (search) => (search.has("checkIn") || search.has("checkOut") ? ["travel", "nights"] : ["travel"]),
		rankedBy: ["hotels.nights_sold", "hotels.merit"],
		params: STAY_PARAMS,
		status: statusOfStayForm,
		own: ownHearts,
	},
	async ({ params, request }, versions) => {
		const hotelId = unmaskId(params.hotelId ?? "");
		const hotel = hotelId === null ? undefined : await readHotel(db, { hotelId });
		if (!hotel) throw json(null, { status: 404 });
		const now = new Date();
		const today = wallClock(now, hotel.time_zone).date;
		const { searchParams } = new URL(request.url);
		const form = readStayForm(searchParams, { today });
		const { stay } = form;
		const onlineCurrency = paymentProvider ? market.currency : null;
		const roomIds = hotel.rooms.map(({ id }) => id);
		const planned = stay ? await readRoomPlans(db, { roomIds }) : [];
		const plansOf = (roomId: number) =>
			planned.filter((each) => each.roomId === roomId).map(({ plan }) => plan);
		// As in the checkout.
		const offers = stay
			? await Promise.all(
					roomIds.map(async (roomId) => ({
						roomId,
						...(await quoteRates(db, { roomId, plans: plansOf(roomId), ...stay, onlineCurrency, now })),
					})),
				)
			: [];
		const isFull = stay !== null && hotel.rooms.length > 0 && offers.every(({ quote }) => !quote.ok);
		const why = isFull ? await nearestStays(db, { hotelIds: [hotel.id], stay, now }) : null;
		const version = versions && `${versions.get("travel")} ${versions.get("stays")}`;
		const similar = isFull ? await similarHotels(db, hotel, { stay, now, version }) : [];
		const reviews = toReviewsView(await readReviews(db, { hotelId: hotel.id }), hotel.time_zone);
		const crumbs = [
			{ name: t.travelHome.travel, path: "/gomeeha" },
			{ name: hotel.city, path: `/hotels/results?${new URLSearchParams({ destination: hotel.city })}` },
		];
		const { APP_ORIGIN: origin } = env;
		const { currency } = market;
		const asOf = `${now.toISOString().slice(0, 16)}Z`;
		const payment = paymentProvider ? hotel.payment : ("at_hotel" as const);
		return {
			hotel: { ...hotel, payment },
			asksAges: asksForAges(hotel),
			mapHref: mapFile === null ? null : mapHrefOf(hotel, form, currency),
			card: hotelCardLink(hotel, currency),
			form,
			offers,
			why,
			similar,
			reviews,
			crumbs,
			today,
			asOf,
			origin,
			currency,
		};
	},
);

/** The hotels of its city on the map, with this one in the middle; null for a hotel without a place. */
function mapHrefOf({ city, latitude, longitude }: HotelView, { typed }: StayForm, currency: string) {
	if (latitude === null || longitude === null) return null;
	const at = viewAround({ latitude, longitude }, NEAR);
	return resultsPath(
		{ typed: { ...typed, destination: city } },
		NO_HOTEL_FILTERS,
		{ view: "map", at },
		currency,
	);
}

export default function Hotel() {
	const { hotel, mapHref, crumbs, reviews, ...rooms } = useLoaderData<typeof loader>();
	const aspects = aspectAverages(hotel);
	const place = [hotel.address, [hotel.postal_code, hotel.city].filter(Boolean).join(" ")];
	return (
		<>
			<Breadcrumbs crumbs={crumbs} here={hotel.name} />
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
				<div className="min-w-0">
					<h1 className="text-2xl break-words">{hotel.name}</h1>
					<p className="mt-1 text-secondary">
						<Icon name="pin" className="me-1 inline align-text-bottom" />
						{withCommas([...place.map(isolated), countryName(hotel.country)])}
						{hotel.stars > 0 ? ` · ${t.counts.stars({ count: hotel.stars })}` : null}
						{mapHref ? (
							<>
								{" · "}
								<a href={mapHref} rel="nofollow">
									{t.hotelPage.showOnMap}
								</a>
							</>
						) : null}
					</p>
				</div>
				<div className="flex items-center gap-4">
					{reviews.count > 0 ? (
						<a href="#reviews">
							<Rating sum={reviews.sum} count={reviews.count} />
						</a>
					) : null}
					<SaveHotel hotelId={hotel.id} />
				</div>
			</div>
			<Gallery
				photos={hotel.photos}
				name={hotel.name}
				layout="mosaic"
				hrefOf={(number) => hotelPhotoPath(hotel.id, number, rooms.form.stay)}
				icon="bed"
			/>
			<div className="hotel">
				<div>
					<Highlights of={hotelHighlights({ ...hotel, aspects })} />
					<HotelRooms hotel={hotel} {...rooms} />
					<HotelFacts hotel={hotel} />
					<ReviewOverview
						reviews={reviews}
						aspects={aspects}
						answeredBy={hotel.name}
						allHref={hotelReviewsPath(hotel.id, rooms.form.stay)}
						empty={t.hotelReviews.none}
					/>
				</div>
				<StaySummary rooms={hotel.rooms} stay={rooms.form.stay} {...rooms} />
			</div>
		</>
	);
}

function Highlights({ of }: { of: ReturnType<typeof hotelHighlights> }) {
	if (of.length === 0) return null;
	return (
		<ul className="mb-8 flex flex-wrap gap-x-6 gap-y-2">
			{of.map(({ icon, text }) => (
				<li key={text} className="flex items-center gap-2">
					<Icon name={icon} className="text-accent-ink" /> {text}
				</li>
			))}
		</ul>
	);
}
