import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { ReviewDesk } from "#app/common/reviews/review-desk.tsx";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { readReviewsToAnswer } from "#app/site/reviews/review-desk-request.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Reviews of moves") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	return readReviewsToAnswer(new URL(request.url).searchParams, "moves", person);
}

export default function Reviews() {
	return (
		<>
			<MovesNav here="/trucking-dashboard/reviews" />
			<PageHeading title="Reviews of moves" sub="Read what customers say about their moves, and reply." />
			<ReviewDesk desk="moves" {...useLoaderData<typeof loader>()} />
		</>
	);
}
