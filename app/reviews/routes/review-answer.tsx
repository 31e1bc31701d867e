import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { answerReview, findReview } from "#app/reviews/answer-review.server.ts";
import { formatAspects } from "#app/reviews/review-aspects.ts";
import { requireReviewDesk } from "#app/reviews/review-desk-request.server.ts";
import { REVIEW_DESKS } from "#app/reviews/review-desks.ts";
import { REVIEW_REFUSALS, reviewAnswerSchema } from "#app/reviews/review-form.ts";
import { ReviewPhotos } from "#app/reviews/ui/review-photos.tsx";
import { StarShapes, Stars } from "#app/reviews/ui/stars.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.reviews.answer.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { desk, actor } = await requireReviewDesk(request);
	const masked = params.reviewId ?? "";
	const review = await findReview(db, { reviewId: unmaskId(masked), desk, actor });
	if (!review) throw json(null, { status: 404 });
	const { rating, author, title, message, answer, created_at } = review;
	const at = formatMoment(created_at, market.timeZone, new Date());
	const isReader = actor.role === "Admin" || actor.role === "SuperAdmin";
	const trail = isReader && answer !== "" ? trailPath("review", masked) : null;
	// An owner can't remove what guests say about the hotel.
	const removalHref = isReader ? `${REVIEW_DESKS[desk].list.path}/${masked}/removal` : null;
	return json({
		desk,
		rating,
		aspects: formatAspects(review),
		author,
		title,
		message,
		photos: review.photos,
		answer,
		at,
		trail,
		removalHref,
	});
}

/** Publishes the answer; see `answerReview`. */
export async function action({ request, params }: ActionFunctionArgs) {
	const { desk, actor } = await requireReviewDesk(request);
	const form = await readForm(request, reviewAnswerSchema, actor);
	if (!form.ok) return form.refusal;
	const reviewId = unmaskId(params.reviewId ?? "");
	const outcome = await answerReview(db, { ...form.value, reviewId, desk, actor, now: new Date() });
	if (!outcome.ok && outcome.reason === "gone") throw json(null, { status: 404 });
	if (!outcome.ok) return form.refuse({ "": [REVIEW_REFUSALS.changed] }, 409);
	return redirectWithFlash(REVIEW_DESKS[desk].list.path, {
		tone: "success",
		text: t.reviews.answer.done,
	});
}

/** Staff see a photo as its largest file: the review’s own page may not be public. */
const largestFile = (_: number, hash: string) => pictureUrl(hash, 1280);

export default function ReviewAnswer() {
	const { desk, ...review } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ answer: string; expectedAnswer: string }>({
		id: "answer",
		lastResult: useActionData<typeof action>(),
		defaultValue: { answer: review.answer },
	});
	return (
		<>
			<PageHeading title={t.reviews.answer.title} />
			<div className="grid items-start gap-5 lg:grid-cols-2">
				<StarShapes />
				<Card title={review.title ? <span className="wrap-anywhere">{review.title}</span> : t.reviews.one}>
					<p className="flex flex-wrap gap-x-3">
						<Stars rating={review.rating} />
						<span className="font-semibold wrap-anywhere">{review.author}</span>
						<span className="text-secondary">{review.at}</span>
					</p>
					{review.aspects ? <p className="text-sm text-secondary">{review.aspects}</p> : null}
					<p className="mt-2 whitespace-pre-line wrap-anywhere" dir="auto">
						{review.message}
					</p>
					<ReviewPhotos photos={review.photos} author={review.author} hrefOf={largestFile} />
					{review.removalHref ? (
						<p className="mt-4">
							<ButtonLink href={review.removalHref} variant="plain" dense>
								{t.reviews.remove.button}
							</ButtonLink>
						</p>
					) : null}
				</Card>
				<Card title={t.reviews.answer.yours}>
					<PostForm form={form}>
						<input type="hidden" name="expectedAnswer" value={review.answer} />
						<TextArea field={fields.answer} label={t.reviews.answer.reply} hint={t.reviews.answer.hint} />
						<div className="flex flex-wrap gap-3">
							<ButtonLink href={REVIEW_DESKS[desk].list.path} variant="plain">
								{t.words.cancel}
							</ButtonLink>
							<Button busy={t.words.saving}>
								{review.answer ? t.reviews.answer.update : t.reviews.answer.publish}
							</Button>
						</div>
					</PostForm>
					{review.trail ? <TrailLink href={review.trail} /> : null}
				</Card>
			</div>
		</>
	);
}
