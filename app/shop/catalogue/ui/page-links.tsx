import { Icon } from "#app/ui/icon.tsx";

/** Links to the previous and next page of a list without page numbers. */
export function PageLinks({ previous, next }: { previous: string | null; next: string | null }) {
	if (previous === null && next === null) return null;
	return (
		<nav aria-label="Pages" className="mt-10 flex justify-between gap-4">
			{previous ? (
				<a href={previous} rel="prev" className="btn btn-plain">
					<Icon name="left" /> Previous
				</a>
			) : (
				<span />
			)}{" "}
			{next ? (
				<a href={next} rel="next" className="btn btn-plain">
					Next <Icon name="right" />
				</a>
			) : null}
		</nav>
	);
}
