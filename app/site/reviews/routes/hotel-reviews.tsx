import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { ReviewDesk } from "#app/common/reviews/review-desk.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { readReviewsToAnswer } from "#app/site/reviews/review-desk-request.server.ts";
import { OwnerNav } from "#app/travel/owner-nav.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Guest reviews") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	return readReviewsToAnswer(new URL(request.url).searchParams, "hotels", person);
}

export default function Reviews() {
	return (
		<>
			<OwnerNav here="/owner/reviews" />
			<PageHeading title="Guest reviews" sub="Read what guests say about your hotels, and reply." />
			<ReviewDesk desk="hotels" {...useLoaderData<typeof loader>()} />
		</>
	);
}
