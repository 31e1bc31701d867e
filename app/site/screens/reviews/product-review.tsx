import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { readPerson } from "#app/http/identity/session.server.ts";
import { askForContact } from "#app/http/identity/tracked.server.ts";
import { readViewer } from "#app/http/identity/viewer.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { unmaskId } from "#app/site/masked-id.ts";
import { readReferenceNumber, showReferenceNumber } from "#app/site/reference-number.ts";
import { reviewedProducts } from "#app/site/reviews/read-reviews.server.ts";
import { isReviewable, REVIEW_REFUSALS, reviewSchema } from "#app/site/reviews/review-form.ts";
import { reviewProduct } from "#app/site/reviews/write-review.server.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ReviewForm } from "#app/site/ui/reviews/review-form.tsx";

export const handle: ScreenHandle = { subject: "shop" };
export const meta: MetaFunction = () => [
	{ title: "Review a product – Meeha" },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = readReferenceNumber(params.number ?? "") ?? "";
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
	const number = readReferenceNumber(params.number ?? "") ?? "";
	const form = await readForm(request, reviewSchema, await readPerson(request));
	if (!form.ok) return form.refusal;
	const viewer = await readViewer(request, number);
	const productId = unmaskId(params.productId ?? "") ?? 0;
	const outcome = await reviewProduct(db, { ...form.value, number, productId, viewer, now: new Date() });
	if (outcome.ok)
		return redirectWithFlash(`/track/${number}`, {
			tone: "success",
			text: "Thank you. Your review is published.",
		});
	if (outcome.reason === "gone") throw askForContact(params.number);
	return form.refuse({ "": [REVIEW_REFUSALS[outcome.reason]] });
}

export default function ProductReview() {
	const { number, title } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<ReviewForm
			of={title}
			about={`From order ${showReferenceNumber(number)}.`}
			back={`/track/${number}`}
			lastResult={lastResult}
		/>
	);
}
