import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { crumbData, pageMeta } from "#app/common/page-meta.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { excerptOf } from "#app/common/plain-text.ts";
import { readReviews } from "#app/common/reviews/read-reviews.server.ts";
import { readReviewPage, toReviewsView } from "#app/common/reviews/review-page.ts";
import { ReviewSection } from "#app/common/reviews/review-section.tsx";
import { Rating } from "#app/common/reviews/stars.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { hotelData } from "#app/travel/search/hotel-data.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { nearestStays } from "#app/travel/search/nearest-stays.server.ts";
import { quoteRooms, readHotel } from "#app/travel/search/read-hotel.server.ts";
import { readStayForm, STAY_PARAMS, statusOfStayForm } from "#app/travel/search/stay-form.ts";
import { HotelFacts } from "#app/travel/search/ui/hotel-facts.tsx";
import { HotelGallery } from "#app/travel/search/ui/hotel-gallery.tsx";
import { HotelRooms } from "#app/travel/search/ui/hotel-rooms.tsx";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { hotel, crumbs, origin, currency } = data;
	const [photo] = hotel.photos;
	const path = hotelPath(hotel.id);
	return [
		...pageMeta({
			origin,
			path,
			title: `${hotel.name}, ${hotel.city}`,
			description: excerptOf(hotel.description),
			image: photo && { path: pictureUrl(photo.hash, 640), alt: photo.alt || hotel.name },
		}),
		{ "script:ld+json": hotelData(hotel, { origin, currency }) },
		{ "script:ld+json": crumbData([...crumbs, { name: hotel.name, path }], origin) },
	];
};

export const loader = cacheUntilChanged(
	{
		of: (search) => (search.has("checkIn") || search.has("checkOut") ? ["travel", "nights"] : ["travel"]),
		params: [...STAY_PARAMS, "reviews"],
		status: statusOfStayForm,
	},
	async ({ params, request }) => {
		const hotelId = unmaskId(params.hotelId ?? "");
		const hotel = hotelId === null ? undefined : await readHotel(db, { hotelId });
		if (!hotel) throw json(null, { status: 404 });
		const now = new Date();
		const today = wallClock(now, hotel.time_zone).date;
		const { pathname, search, searchParams } = new URL(request.url);
		const form = readStayForm(searchParams, { today });
		const { stay } = form;
		const onlineCurrency = paymentProvider ? market.currency : null;
		const offers = stay ? await quoteRooms(db, { rooms: hotel.rooms, stay, onlineCurrency, now }) : [];
		const isFull = stay !== null && hotel.rooms.length > 0 && offers.every(({ quote }) => !quote.ok);
		const why = isFull ? await nearestStays(db, { hotelIds: [hotel.id], stay, now }) : null;
		const reviewed = await readReviews(db, { hotelId: hotel.id }, { page: readReviewPage(searchParams) });
		const reviews = { path: pathname + search, reviews: toReviewsView(reviewed, hotel.time_zone) };
		const crumbs = [
			{ name: "Travel", path: "/gomeeha" },
			{ name: hotel.city, path: `/hotels/results?${new URLSearchParams({ destination: hotel.city })}` },
		];
		const { APP_ORIGIN: origin } = env;
		const { currency } = market;
		const asOf = `${now.toISOString().slice(0, 16)}Z`;
		const payment = paymentProvider ? hotel.payment : ("at_hotel" as const);
		return {
			hotel: { ...hotel, payment },
			form,
			offers,
			why,
			...reviews,
			crumbs,
			today,
			asOf,
			origin,
			currency,
		};
	},
);

export default function Hotel() {
	const { hotel, crumbs, reviews, path, ...rooms } = useLoaderData<typeof loader>();
	const place = [hotel.address, [hotel.postal_code, hotel.city].filter(Boolean).join(" ")];
	return (
		<>
			<Breadcrumbs crumbs={crumbs} here={hotel.name} />
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
				<div className="min-w-0">
					<h1 className="text-2xl break-words">{hotel.name}</h1>
					<p className="mt-1 text-secondary">
						<Icon name="pin" className="me-1 inline align-text-bottom" />
						{[...place, countryName(hotel.country)].join(", ")}
						{hotel.stars > 0 ? ` · ${hotel.stars} ${hotel.stars === 1 ? "star" : "stars"}` : null}
					</p>
				</div>
				{reviews.count > 0 ? (
					<a href="#reviews">
						<Rating sum={reviews.sum} count={reviews.count} />
					</a>
				) : null}
			</div>
			<HotelGallery photos={hotel.photos} name={hotel.name} />
			<HotelRooms hotel={hotel} {...rooms} />
			<HotelFacts hotel={hotel} />
			<ReviewSection
				reviews={reviews}
				answeredBy={hotel.name}
				path={path}
				empty="No reviews yet. You can write one after your stay."
			/>
		</>
	);
}
