import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { showReview, takeAnswer } from "#app/http/reviews/review-desk.server.ts";
import { DashboardNav } from "#app/shop/ui/dashboard-nav.tsx";
import { REVIEW_LISTS } from "#app/site/reviews/review-list.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { AnswerForm } from "#app/site/ui/reviews/answer-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Reply to review – Meeha" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	return showReview(params.reviewId, "products", person);
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	return takeAnswer(request, params.reviewId, "products", person);
}

export default function Review() {
	const lastResult = useActionData<typeof action>();
	const { path } = REVIEW_LISTS.products;
	return (
		<>
			<DashboardNav here="/dashboard/reviews" />
			<PageHeading title="Reply to review" />
			<AnswerForm review={useLoaderData<typeof loader>()} back={path} lastResult={lastResult} />
		</>
	);
}
