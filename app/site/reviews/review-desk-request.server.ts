import { json } from "@remix-run/node";
import type { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { REVIEW_REFUSALS, type reviewAnswerSchema } from "#app/common/reviews/review-form.ts";
import { type Desk, REVIEW_LISTS } from "#app/common/reviews/review-list.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { ReadForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { answerReview, findReview, listReviews } from "./answer-review.server.ts";

/* What the review screens of hotels, the shop and moves have in common. Guards decide who may use them, and
   queries decide which reviews they show. */

/** A page of the reviews to answer. */
export async function readReviewsToAnswer(url: URLSearchParams, desk: Desk, actor: Person) {
	const { page, size } = REVIEW_LISTS[desk].read(url);
	const found = await listReviews(db, { desk, actor, page, size });
	const now = new Date();
	const reviews = found.rows.map(({ id, rating, author, title, message, hotel, product, move, ...row }) => ({
		...{ id: maskId(id), rating, author, title, message },
		isAnswered: row.answered_at !== null,
		of: move ? formatReferenceNumber(move) : (hotel ?? product ?? ""),
		href: move ? `/trucking-dashboard/${move}` : null,
		at: formatMoment(row.created_at, market.timeZone, now),
	}));
	return json({ reviews, page: found.page, size, total: found.total });
}

/** A review by its masked id; throws a 404 for other and unknown ones. */
export async function readReviewToAnswer(maskedId: string | undefined, desk: Desk, actor: Person) {
	const review = await findReview(db, { reviewId: unmaskId(maskedId ?? ""), desk, actor });
	if (!review) throw json(null, { status: 404 });
	const { rating, author, title, message, answer } = review;
	const at = formatMoment(review.created_at, market.timeZone, new Date());
	const isReader = actor.role === "Admin" || actor.role === "SuperAdmin";
	const trail = isReader && answer !== "" ? trailPath("review", maskedId ?? "") : null;
	return json({ rating, author, title, message, answer, at, trail });
}

type AnswerForm = Extract<ReadForm<z.output<typeof reviewAnswerSchema>>, { ok: true }>;
type Answered = { maskedId: string | undefined; desk: Desk; actor: Person };

/** Publishes the answer of a form; see `answerReview`. */
export async function publishAnswer({ value, refuse }: AnswerForm, { maskedId, desk, actor }: Answered) {
	const reviewId = unmaskId(maskedId ?? "");
	const outcome = await answerReview(db, { ...value, reviewId, desk, actor, now: new Date() });
	if (outcome.ok)
		return redirectWithFlash(REVIEW_LISTS[desk].path, {
			tone: "success",
			text: "Your reply is published.",
		});
	if (outcome.reason === "gone") throw json(null, { status: 404 });
	return refuse({ "": [REVIEW_REFUSALS.changed] }, 409);
}
