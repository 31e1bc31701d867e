import { Icon } from "#app/ui/icon.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";

/** The average rating and number of reviews with a star: `4.6 (128)`. Nothing without reviews. */
export function Rating({ sum, count }: { sum: number; count: number }) {
	if (count === 0) return null;
	const average = (sum / count).toFixed(1);
	return (
		<span className="inline-flex items-center gap-1 text-sm whitespace-nowrap tabular-nums">
			<Icon name="star" className="fill-current" />
			<strong>{average}</strong>
			<span className="sr-only"> of 5 stars, </span>
			<span className="text-secondary">
				({count.toLocaleString("en-US")}
				<span className="sr-only">{count === 1 ? " review" : " reviews"}</span>)
			</span>
		</span>
	);
}

/** The rating of one review, as stars. */
export function Stars({ rating }: { rating: number }) {
	return (
		<Remembered
			as="span"
			className="inline-flex items-center gap-0.5 align-middle whitespace-nowrap"
			component={FiveStars}
			props={{ rating }}
		/>
	);
}

function FiveStars({ rating }: { rating: number }) {
	return (
		<>
			{[1, 2, 3, 4, 5].map((star) => (
				<Icon key={star} name="star" className={star <= rating ? "fill-current" : "text-secondary"} />
			))}
			<span className="sr-only">{rating} of 5 stars</span>
		</>
	);
}
