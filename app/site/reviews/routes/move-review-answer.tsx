import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { AnswerForm } from "#app/common/reviews/answer-form.tsx";
import { reviewAnswerSchema } from "#app/common/reviews/review-form.ts";
import { REVIEW_LISTS } from "#app/common/reviews/review-list.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { publishAnswer, readReviewToAnswer } from "#app/site/reviews/review-desk-request.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Reply to a review") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	return readReviewToAnswer(params.reviewId, "moves", person);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, reviewAnswerSchema, person);
	if (!form.ok) return form.refusal;
	return publishAnswer(form, { maskedId: params.reviewId, desk: "moves", actor: person });
}

export default function Review() {
	const lastResult = useActionData<typeof action>();
	const { path } = REVIEW_LISTS.moves;
	return (
		<>
			<MovesNav here="/trucking-dashboard/reviews" />
			<PageHeading title="Reply to a review" />
			<AnswerForm review={useLoaderData<typeof loader>()} back={path} lastResult={lastResult} />
		</>
	);
}
