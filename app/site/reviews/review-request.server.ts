import type { ActionFunctionArgs } from "@remix-run/node";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { REVIEW_REFUSALS, reviewSchema } from "#app/common/reviews/review-form.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import type { ReviewOutcome, reviewStay } from "./write-review.server.ts";

type Write = (review: Parameters<typeof reviewStay>[1]) => Promise<ReviewOutcome>;

/** Publishes the review of a form; `write` stores it for a stay or a product. */
export async function takeReview({ request, params }: ActionFunctionArgs, write: Write) {
	const number = orderNumberFrom(params);
	const form = await readForm(request, reviewSchema, await readPerson(request));
	if (!form.ok) return form.refusal;
	const viewer = await readViewer(request, number);
	const outcome = await write({ ...form.value, number, viewer, now: new Date() });
	if (outcome.ok)
		return redirectWithFlash(`/track/${number}`, {
			tone: "success",
			text: "Thank you. Your review is published.",
		});
	if (outcome.reason === "gone") throw askForContact(params.number);
	return form.refuse({ "": [REVIEW_REFUSALS[outcome.reason]] });
}
