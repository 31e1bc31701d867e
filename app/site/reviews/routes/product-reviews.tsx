import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { ReviewDesk } from "#app/common/reviews/review-desk.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { readReviewsToAnswer } from "#app/site/reviews/review-desk-request.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Product reviews") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	return readReviewsToAnswer(new URL(request.url).searchParams, "products", person);
}

export default function Reviews() {
	return (
		<>
			<DashboardNav here="/dashboard/reviews" />
			<PageHeading title="Product reviews" sub="Read customer reviews and reply to them." />
			<ReviewDesk desk="products" {...useLoaderData<typeof loader>()} />
		</>
	);
}
