import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { readPhotosOfReview } from "#app/reviews/read-reviews.server.ts";
import { titleOfReview } from "#app/reviews/review-page.ts";
import { hotelPath, hotelReviewPhotoPath, hotelReviewsPath } from "#app/travel/nights/stay.ts";
import { STAY_PARAMS, typedStayQuery } from "#app/travel/quotes/stay-form.ts";
import { readHotel } from "#app/travel/search/read-hotel.server.ts";
import { PhotoViewer, photoMeta, photoNumber, viewerLinks } from "#app/ui/photos/photo-viewer.tsx";

export const handle: ScreenHandle = { subject: "travel", cached: true };
export const links = viewerLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? photoMeta({ ...data, path: hotelPath(data.hotel.id) }) : [];

/** A photo of a review of a hotel. */
export const loader = cacheUntilChanged(
	{ of: ["travel"], params: STAY_PARAMS },
	async ({ params, request }) => {
		const hotelId = unmaskId(params.hotelId ?? "") ?? 0;
		const hotel = await readHotel(db, { hotelId });
		const reviewId = unmaskId(params.reviewId ?? "");
		const review = hotel && (await readPhotosOfReview(db, { hotelId }, reviewId));
		const number = photoNumber(params.number, review?.photos);
		if (!review || number === null) throw json(null, { status: 404 });
		const { photos, author } = review;
		return {
			hotel: { id: hotel.id, name: hotel.name },
			photos,
			name: titleOfReview(author, hotel.name),
			review: params.reviewId ?? "",
			stay: typedStayQuery(new URL(request.url).searchParams),
			number,
			origin: env.APP_ORIGIN,
		};
	},
);

export default function ReviewPhoto() {
	const { hotel, photos, name, review, stay, number } = useLoaderData<typeof loader>();
	return (
		<PhotoViewer
			photos={photos}
			number={number}
			name={name}
			backTo={hotel.name}
			backHref={hotelReviewsPath(hotel.id, stay)}
			hrefOf={(other) => hotelReviewPhotoPath(hotel.id, { review, number: other, stay })}
		/>
	);
}
