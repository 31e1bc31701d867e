import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { excerptOf } from "#app/common/plain-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { listReviews } from "#app/reviews/answer-review.server.ts";
import { formatAspects } from "#app/reviews/review-aspects.ts";
import { requireReviewDesk } from "#app/reviews/review-desk-request.server.ts";
import { type Desk, REVIEW_DESKS } from "#app/reviews/review-desks.ts";
import { StarShapes, Stars } from "#app/reviews/ui/stars.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(REVIEW_DESKS[data?.desk ?? "products"].title) },
];

/** The reviews that staff can reply to, those without a reply first. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { desk, actor } = await requireReviewDesk(request);
	const { page, size } = REVIEW_DESKS[desk].list.read(new URL(request.url).searchParams);
	const found = await listReviews(db, { desk, actor, page, size });
	const now = new Date();
	const reviews = found.rows.map(({ id, rating, author, title, message, hotel, product, move, ...row }) => ({
		id: maskId(id),
		rating,
		author,
		title,
		message,
		isAnswered: row.answered_at !== null,
		aspects: formatAspects(row),
		of: move ? formatReferenceNumber(move) : (hotel ?? product ?? ""),
		/** Where staff find what was reviewed, if it has a page of theirs. */
		href: move ? `/trucking-dashboard/${move}` : null,
		at: formatMoment(row.created_at, market.timeZone, now),
	}));
	return json({ desk, reviews, page: found.page, size, total: found.total });
}

type Review = ReturnType<typeof useLoaderData<typeof loader>>["reviews"][number];

export default function Reviews() {
	const { desk, reviews, page, size, total } = useLoaderData<typeof loader>();
	const { list, title, sub } = REVIEW_DESKS[desk];
	return (
		<>
			<PageHeading title={title} sub={sub} isShort />
			{reviews.length === 0 ? (
				<EmptyState title={t.reviews.none.title} icon="star">
					{t.reviews.none.text}
				</EmptyState>
			) : (
				<InPlace>
					<StarShapes />
					<DataTable
						caption={t.reviews.title}
						columns={columnsOf(desk)}
						rows={reviews}
						rowKey={({ id }) => id}
					/>
					<Pager
						path={list.path}
						params={new URLSearchParams(size === 20 ? "" : { perPage: String(size) })}
						page={page}
						perPage={size}
						total={total}
						noun="reviews"
						sizes={list.sizes}
					/>
				</InPlace>
			)}
		</>
	);
}

const columnsOf = (desk: Desk): Column<Review>[] => [
	{
		key: "review",
		title: t.reviews.one,
		isLead: true,
		cell: ({ id, rating, author, title, message, aspects }) => (
			<>
				<p className="max-md:shrink-0 max-md:pe-1">
					<Stars rating={rating} /> <span className="font-semibold wrap-anywhere">{author}</span>
				</p>
				<p className="wrap-anywhere max-md:max-w-none max-md:shrink">
					<a href={`${REVIEW_DESKS[desk].list.path}/${id}`} className="link">
						{title || excerptOf(message, 80)}
					</a>
				</p>
				{aspects ? <p className="text-sm text-secondary max-md:hidden">{aspects}</p> : null}
			</>
		),
	},
	{
		key: "of",
		title: REVIEW_DESKS[desk].reviewed,
		onPhone: "last",
		cell: ({ of, href }) =>
			href ? (
				<a href={href} className="link tabular-nums">
					{of}
				</a>
			) : (
				<span className="wrap-anywhere">{of}</span>
			),
	},
	{
		key: "state",
		title: t.reviews.answer.reply,
		onPhone: "last",
		cell: ({ isAnswered }) =>
			isAnswered ? (
				<StatusBadge tone="green" icon="check" label={t.reviews.answer.replied} />
			) : (
				<StatusBadge tone="blue" icon="clock" label={t.reviews.answer.no} />
			),
	},
	{ key: "at", title: t.words.date, onPhone: "last", cell: ({ at }) => <time>{at}</time> },
];
