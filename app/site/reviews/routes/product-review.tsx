import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import { reviewedProducts } from "#app/common/reviews/read-reviews.server.ts";
import { isReviewable, reviewSchema } from "#app/common/reviews/review-form.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { ReviewForm } from "#app/site/reviews/review-form.tsx";
import { answerReviewForm } from "#app/site/reviews/review-request.server.ts";
import { reviewProduct } from "#app/site/reviews/write-review.server.ts";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => [
	{ title: pageTitle("Review a product") },
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
	return json({ number, title: line.title });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const form = await readForm(request, reviewSchema, await readPerson(request));
	if (!form.ok) return form.refusal;
	const productId = unmaskId(params.productId ?? "") ?? 0;
	const outcome = await reviewProduct(db, { ...form.value, number, productId, viewer, now: new Date() });
	return answerReviewForm(outcome, params, form);
}

export default function ProductReview() {
	const { number, title } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<ReviewForm
			of={title}
			about={`From order ${formatReferenceNumber(number)}.`}
			back={`/track/${number}`}
			lastResult={lastResult}
		/>
	);
}
