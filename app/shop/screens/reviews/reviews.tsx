import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { showReviews } from "#app/http/reviews/review-desk.server.ts";
import { DashboardNav } from "#app/shop/ui/dashboard-nav.tsx";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ReviewDesk } from "#app/site/ui/reviews/review-desk.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Product reviews – Meeha" }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	return showReviews(request, "products", person);
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
