import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { readReviews } from "#app/reviews/read-reviews.server.ts";
import { aspectAverages } from "#app/reviews/review-aspects.ts";
import { REVIEW_PARAMS, readReviewChoice, toReviewsView } from "#app/reviews/review-page.ts";
import { AspectBars } from "#app/reviews/ui/aspect-bars.tsx";
import { ReviewSection } from "#app/reviews/ui/review-section.tsx";
import { hotelPath, hotelReviewPhotoPath, hotelReviewsPath } from "#app/travel/nights/stay.ts";
import { STAY_PARAMS, typedStayQuery } from "#app/travel/quotes/stay-form.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import { Breadcrumbs } from "#app/ui/frame/breadcrumbs.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	if (!data) return [];
	const { hotel, origin } = data;
	const path = hotelReviewsPath(hotel.id);
	const description = t.hotelReviews.description({ hotel: hotel.name, city: hotel.city });
	return pageMeta({
		origin,
		path,
		title: t.hotelReviews.title({ hotel: hotel.name }),
		description,
		isUnlisted: true,
	});
};

/** All reviews of a hotel; the stay in the URL is kept for the way back. */
export const loader = cacheUntilChanged(
	{ of: ["travel"], params: [...STAY_PARAMS, ...REVIEW_PARAMS] },
	async ({ params, request }) => {
		const hotelId = unmaskId(params.hotelId ?? "");
		const hotel = hotelId === null ? undefined : await readHotel(db, { hotelId });
		if (!hotel) throw json(null, { status: 404 });
		const { id, name, city } = hotel;
		const { pathname, search, searchParams } = new URL(request.url);
		const reviews = await readReviews(db, { hotelId: id }, readReviewChoice(searchParams));
		return {
			hotel: { id, name, city },
			aspects: aspectAverages(hotel),
			reviews: toReviewsView(reviews, hotel.time_zone),
			path: pathname + search,
			stay: typedStayQuery(searchParams),
			origin: env.APP_ORIGIN,
		};
	},
);

export default function HotelReviews() {
	const { hotel, aspects, reviews, path, stay } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs
				crumbs={[
					{ name: t.travelHome.travel, path: "/gomeeha" },
					{ name: hotel.name, path: hotelPath(hotel.id, stay) },
				]}
				here={t.hotelReviews.reviews}
			/>
			<h1 className="text-2xl break-words">{t.hotelReviews.heading({ hotel: hotel.name })}</h1>
			<AspectBars aspects={aspects} />
			<ReviewSection
				reviews={reviews}
				answeredBy={hotel.name}
				path={path}
				photoHref={(review, number) => hotelReviewPhotoPath(hotel.id, { review, number, stay })}
				empty={t.hotelReviews.none}
			/>
		</>
	);
}
