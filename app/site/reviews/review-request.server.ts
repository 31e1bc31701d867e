import { orderNumberFrom } from "#app/common/reference-number.ts";
import { REVIEW_REFUSALS } from "#app/common/reviews/review-form.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { RefusedForm } from "#app/http/forms/forms.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import type { ReviewOutcome } from "./write-review.server.ts";

/** Answers the form of a review of the stay or order in the URL. */
export function answerReviewForm(
	outcome: ReviewOutcome,
	params: { number?: string | undefined },
	{ refuse }: { refuse: (errors: Record<string, string[]>) => RefusedForm },
) {
	if (outcome.ok)
		return redirectWithFlash(`/track/${orderNumberFrom(params)}`, {
			tone: "success",
			text: "Thank you. Your review is published.",
		});
	if (outcome.reason === "gone") throw askForContact(params.number);
	return refuse({ "": [REVIEW_REFUSALS[outcome.reason]] });
}
