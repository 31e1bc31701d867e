import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { showReview, takeAnswer } from "#app/http/reviews/review-desk.server.ts";
import { REVIEW_LISTS } from "#app/site/reviews/review-list.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { AnswerForm } from "#app/site/ui/reviews/answer-form.tsx";
import { OwnerNav } from "#app/travel/ui/owner-nav.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Reply to a review – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Hotel", "Admin"]);
	return showReview(params.reviewId, "hotels", person);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Hotel", "Admin"]);
	return takeAnswer(request, params.reviewId, "hotels", person);
}

export default function Review() {
	const lastResult = useActionData<typeof action>();
	const { path } = REVIEW_LISTS.hotels;
	return (
		<>
			<OwnerNav here="/owner/reviews" />
			<PageHeading title="Reply to a review" />
			<AnswerForm review={useLoaderData<typeof loader>()} back={path} lastResult={lastResult} />
		</>
	);
}
