import { excerptOf } from "#app/common/plain-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InPlace } from "#app/ui/in-place.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { type Desk, REVIEW_LISTS } from "./review-list.ts";
import { StarShapes, Stars } from "./stars.tsx";

export type DeskReview = {
	/** Masked. */
	id: string;
	rating: number;
	author: string;
	title: string;
	message: string;
	isAnswered: boolean;
	/** The hotel's or the product's name, or the number of a move. */
	of: string;
	/** Where staff find what was reviewed, if it has a page of theirs. */
	href: string | null;
	at: string;
};

type DeskProps = {
	reviews: DeskReview[];
	desk: Desk;
	page: number;
	size: number;
	total: number;
};

const REVIEWED: Record<Desk, string> = { hotels: "Hotel", products: "Product", moves: "Booking" };

/** The reviews that staff can reply to, those without a reply first. */
export function ReviewDesk({ reviews, desk, page, size, total }: DeskProps) {
	if (reviews.length === 0)
		return (
			<EmptyState title="No reviews yet" icon="star">
				Reviews appear here when customers write them.
			</EmptyState>
		);
	const list = REVIEW_LISTS[desk];
	const columns: Column<DeskReview>[] = [
		{
			key: "review",
			title: "Review",
			cell: ({ id, rating, author, title, message }) => (
				<>
					<p>
						<Stars rating={rating} /> <span className="font-semibold wrap-anywhere">{author}</span>
					</p>
					<p className="wrap-anywhere">
						<a href={`${list.path}/${id}`} className="link">
							{title || excerptOf(message, 80)}
						</a>
					</p>
				</>
			),
		},
		{
			key: "of",
			title: REVIEWED[desk],
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
			title: "Reply",
			cell: ({ isAnswered }) =>
				isAnswered ? (
					<StatusBadge tone="green" icon="check" label="Replied" />
				) : (
					<StatusBadge tone="blue" icon="clock" label="No reply" />
				),
		},
		{ key: "at", title: "Date", cell: ({ at }) => <time>{at}</time> },
	];
	return (
		<InPlace>
			<StarShapes />
			<DataTable caption="Reviews" columns={columns} rows={reviews} rowKey={(review) => review.id} />
			<Pager
				path={list.path}
				params={new URLSearchParams(size === 20 ? "" : { perPage: String(size) })}
				page={page}
				perPage={size}
				total={total}
				noun={["review", "reviews"]}
				sizes={list.sizes}
			/>
		</InPlace>
	);
}
