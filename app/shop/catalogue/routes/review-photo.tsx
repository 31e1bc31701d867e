import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { readPhotosOfReview } from "#app/reviews/read-reviews.server.ts";
import { titleOfReview } from "#app/reviews/review-page.ts";
import { productPath, productReviewPhotoPath } from "#app/shop/catalogue/product-path.ts";
import { readCards } from "#app/shop/catalogue/read-product.server.ts";
import { PhotoViewer, photoMeta, photoNumber, viewerLinks } from "#app/ui/photos/photo-viewer.tsx";

export const handle: ScreenHandle = { subject: "shop", cached: true };
export const links = viewerLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? photoMeta({ ...data, path: productPath(data.product.id) }) : [];

/** A photo of a review of an active product. */
export const loader = cacheUntilChanged({ of: ["shop"] }, async ({ params }) => {
	const productId = unmaskId(params.maskedId ?? "") ?? 0;
	const [product] = await readCards(db, { productIds: [productId] });
	const reviewId = unmaskId(params.reviewId ?? "");
	const review = product && (await readPhotosOfReview(db, { productId }, reviewId));
	const number = photoNumber(params.number, review?.photos);
	if (!review || number === null) throw json(null, { status: 404 });
	const { photos, author } = review;
	const name = titleOfReview(author, product.title);
	return { product, photos, name, review: params.reviewId ?? "", number, origin: env.APP_ORIGIN };
});

export default function ReviewPhoto() {
	const { product, photos, name, review, number } = useLoaderData<typeof loader>();
	return (
		<PhotoViewer
			photos={photos}
			number={number}
			name={name}
			backTo={product.title}
			backHref={`${productPath(product.id)}#reviews`}
			hrefOf={(other) => productReviewPhotoPath(product.id, review, other)}
		/>
	);
}
