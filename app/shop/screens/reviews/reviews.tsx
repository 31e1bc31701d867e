import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { DashboardNav } from "#app/shop/ui/dashboard-nav.tsx";
import { showMoment } from "#app/site/calendar.ts";
import { maskId } from "#app/site/masked-id.ts";
import { listReviews } from "#app/site/reviews/answer-review.server.ts";
import { REVIEW_LISTS } from "#app/site/reviews/review-list.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ReviewDesk } from "#app/site/ui/reviews/review-desk.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Reviews of products – Meeha" }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const { page, size } = REVIEW_LISTS.products.read(new URL(request.url).searchParams);
	const found = await listReviews(db, { desk: "products", actor: person, page, size });
	const now = new Date();
	const reviews = found.rows.map(({ id, rating, author, title, message, product: of, ...row }) => ({
		...{ id: maskId(id), rating, author, title, message },
		isAnswered: row.answered_at !== null,
		of: of ?? "",
		at: showMoment(row.created_at, env.MARKET_TIME_ZONE, now),
	}));
	return json({ reviews, page: found.page, size, total: found.total });
}

export default function Reviews() {
	return (
		<>
			<DashboardNav here="/dashboard/reviews" />
			<PageHeading title="Reviews of products" sub="What was said, and what you say to it." />
			<ReviewDesk desk="products" {...useLoaderData<typeof loader>()} />
		</>
	);
}
