import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { AnswerForm } from "#app/common/reviews/answer-form.tsx";
import { reviewAnswerSchema } from "#app/common/reviews/review-form.ts";
import { REVIEW_LISTS } from "#app/common/reviews/review-list.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { publishAnswer, readReviewToAnswer } from "#app/site/reviews/review-desk-request.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Reply to a review") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	return readReviewToAnswer(params.reviewId, "products", person);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const form = await readForm(request, reviewAnswerSchema, person);
	if (!form.ok) return form.refusal;
	return publishAnswer(form, { maskedId: params.reviewId, desk: "products", actor: person });
}

export default function Review() {
	const lastResult = useActionData<typeof action>();
	const { path } = REVIEW_LISTS.products;
	return (
		<>
			<DashboardNav here="/dashboard/reviews" />
			<PageHeading title="Reply to a review" />
			<AnswerForm review={useLoaderData<typeof loader>()} back={path} lastResult={lastResult} />
		</>
	);
}
