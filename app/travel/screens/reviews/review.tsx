import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { showMoment } from "#app/site/calendar.ts";
import { unmaskId } from "#app/site/masked-id.ts";
import { answerReview, findReview } from "#app/site/reviews/answer-review.server.ts";
import { answerSchema, REVIEW_REFUSALS } from "#app/site/reviews/review-form.ts";
import { REVIEW_LISTS } from "#app/site/reviews/review-list.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { AnswerForm } from "#app/site/ui/reviews/answer-form.tsx";
import { OwnerNav } from "#app/travel/ui/owner-nav.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const { path } = REVIEW_LISTS.hotels;

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Answer a review – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireRole(request, ["Hotel", "Admin"]);
	const review = await findReview(db, { reviewId: unmaskId(params.reviewId ?? ""), desk: "hotels", actor });
	if (!review) throw json(null, { status: 404 });
	const { rating, author, title, message, answer } = review;
	const at = showMoment(review.created_at, env.MARKET_TIME_ZONE, new Date());
	return json({ rating, author, title, message, answer, at });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Hotel", "Admin"]);
	const form = await readForm(request, answerSchema, person);
	if (!form.ok) return form.refusal;
	const reviewId = unmaskId(params.reviewId ?? "");
	const asked = { ...form.value, reviewId, desk: "hotels", actor: person, now: new Date() } as const;
	const outcome = await answerReview(db, asked);
	if (outcome.ok) return redirectWithFlash(path, { tone: "success", text: "Your answer is published." });
	if (outcome.reason === "gone") throw json(null, { status: 404 });
	return form.refuse({ "": [REVIEW_REFUSALS.changed] }, 409);
}

export default function Review() {
	const lastResult = useActionData<typeof action>();
	return (
		<>
			<OwnerNav here="/owner/reviews" />
			<PageHeading title="Answer a review" />
			<AnswerForm review={useLoaderData<typeof loader>()} back={path} lastResult={lastResult} />
		</>
	);
}
