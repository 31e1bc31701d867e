import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { reviewMove } from "#app/rent/moves/review-move.server.ts";
import { isMoveReviewed } from "#app/reviews/read-reviews.server.ts";
import { isMoveReviewable, reviewSchema } from "#app/reviews/review-form.ts";
import { answerReviewForm } from "#app/reviews/review-request.server.ts";
import { ReviewForm } from "#app/reviews/ui/review-form.tsx";

export const handle: ScreenHandle = { subject: "rent" };
export const meta: MetaFunction = () => privatePageMeta(t.ownMove.review.meta);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const move = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!move) throw askForContact(params.number);
	const isOpen = isMoveReviewable(move) && !(await isMoveReviewed(db, { number }));
	if (request.method === "GET" && !isOpen) throw redirect(`/track/${number}`, { status: 303 });
	return json({ number, date: formatDate(move.booking_date, new Date().getFullYear()) });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const form = await readForm(request, reviewSchema, await readPerson(request));
	if (!form.ok) return form.refusal;
	const outcome = await reviewMove(db, { ...form.value, number, viewer, now: new Date() });
	return answerReviewForm(outcome, params, form);
}

export default function MoveReview() {
	const { number, date } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<ReviewForm
			of={t.ownMove.review.yourMove}
			about={t.ownMove.review.about({ date })}
			back={`/track/${number}`}
			lastResult={lastResult}
		/>
	);
}
