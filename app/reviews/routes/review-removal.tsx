import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { findReview, removeReview } from "#app/reviews/answer-review.server.ts";
import { requireReviewRemover } from "#app/reviews/review-desk-request.server.ts";
import { REVIEW_DESKS } from "#app/reviews/review-desks.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.reviews.remove.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { desk, actor } = await requireReviewRemover(request);
	const masked = params.reviewId ?? "";
	const review = await findReview(db, { reviewId: unmaskId(masked), desk, actor });
	if (!review) throw json(null, { status: 404 });
	return json({ author: review.author, closeHref: `${REVIEW_DESKS[desk].list.path}/${masked}` });
}

/** Removes the review; see `removeReview`. */
export async function action({ request, params }: ActionFunctionArgs) {
	const { desk, actor } = await requireReviewRemover(request);
	const form = await readForm(request, z.object({}), actor);
	if (!form.ok) return form.refusal;
	const reviewId = unmaskId(params.reviewId ?? "");
	const isRemoved = await removeReview(db, { reviewId, desk, actor, now: new Date() });
	return redirectWithFlash(
		REVIEW_DESKS[desk].list.path,
		isRemoved
			? { tone: "success", text: t.reviews.remove.done }
			: { tone: "info", text: t.reviews.remove.already },
	);
}

export default function ReviewRemoval() {
	const { author, closeHref } = useLoaderData<typeof loader>();
	return (
		<ConfirmDialog
			title={t.reviews.remove.question({ author })}
			closeHref={closeHref}
			button={t.reviews.remove.button}
			busy={t.words.removing}
		>
			<p className="text-secondary">{t.reviews.remove.lead}</p>
		</ConfirmDialog>
	);
}
