import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { reviewedProducts } from "#app/reviews/read-reviews.server.ts";
import { isReviewable, photoReviewSchema } from "#app/reviews/review-form.ts";
import {
	type RefusedReview,
	receiveReview,
	waitingReviewPhotos,
} from "#app/reviews/review-request.server.ts";
import { ReviewForm } from "#app/reviews/ui/review-form.tsx";
import { reviewProduct } from "#app/shop/orders/own/review-product.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => [
	{ title: pageTitle(t.ownOrder.reviewProduct) },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const order = await readOrder(db, { number, viewer: await readViewer(request, number) });
	if (!order) throw askForContact(params.number);
	const productId = unmaskId(params.productId ?? "");
	const line = order.lines.find((each) => each.product_id !== null && each.product_id === productId);
	if (!line) throw json(null, { status: 404 });
	const isReviewed = (await reviewedProducts(db, { orderId: order.id })).includes(productId ?? 0);
	if (request.method === "GET" && (!isReviewable(order) || isReviewed))
		throw redirect(`/track/${number}`, { status: 303 });
	return json({ number, title: line.title, waiting: await waitingReviewPhotos(params) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const productId = unmaskId(params.productId ?? "") ?? 0;
	return receiveReview(request, params, photoReviewSchema, (review) =>
		reviewProduct(db, { ...review, productId }),
	);
}

export default function ProductReview() {
	const { number, title, waiting } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() as RefusedReview;
	return (
		<ReviewForm
			of={title}
			about={t.ownOrder.fromOrder({ number: formatReferenceNumber(number) })}
			back={`/track/${number}`}
			lastResult={refused?.lastResult}
			waiting={refused?.waiting ?? waiting}
		/>
	);
}
